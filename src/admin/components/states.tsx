import { Button, Heading, Skeleton, Text } from "@medusajs/ui"
import { ExclamationCircle, LockClosedSolidMini } from "@medusajs/icons"
import { Component } from "react"
import type { ReactNode } from "react"
import { ApiError } from "../api/request"
import { useText } from "../text/use-text"

interface MessageProps {
  title: string
  text?: string
  icon?: ReactNode
  action?: ReactNode
}

/** What stands where there is nothing to show. */
export function Message({ title, text, icon, action }: MessageProps) {
  return (
    <div className="flex flex-col items-center gap-y-2 px-6 py-10 text-center" role="status">
      {icon && <div className="text-ui-fg-subtle">{icon}</div>}
      <Heading level="h3">{title}</Heading>
      {text && (
        <Text size="small" className="text-ui-fg-subtle">
          {text}
        </Text>
      )}
      {action}
    </div>
  )
}

export function NoPermission() {
  const { t } = useText()
  return (
    <Message
      icon={<LockClosedSolidMini />}
      title={t("common.forbiddenTitle")}
      text={t("common.forbiddenText")}
    />
  )
}

export function Loading({ rows = 3 }: { rows?: number }) {
  const { t } = useText()
  return (
    <div className="flex flex-col gap-y-3 px-6 py-6" role="status" aria-label={t("common.loading")}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-6 w-full" />
      ))}
    </div>
  )
}

export function Failed({ error, onRetry }: { error: Error; onRetry?: () => unknown }) {
  const { t } = useText()
  if (error instanceof ApiError && error.isForbidden) return <NoPermission />
  return (
    <Message
      icon={<ExclamationCircle />}
      title={t("common.errorTitle")}
      text={error.message}
      action={
        onRetry && (
          <Button size="small" variant="secondary" onClick={() => void onRetry()}>
            {t("common.tryAgain")}
          </Button>
        )
      }
    />
  )
}

interface Asked<Answer> {
  data: Answer | undefined
  error: Error | null
  refetch: () => unknown
}

/** An answer once it is there; until then that it loads, or why it can't. */
export function Loaded<Answer>({
  query,
  rows,
  children,
}: {
  query: Asked<Answer>
  rows?: number
  children: (answer: Answer) => ReactNode
}) {
  if (query.error) return <Failed error={query.error} onRetry={query.refetch} />
  if (query.data === undefined) return <Loading rows={rows} />
  return <>{children(query.data)}</>
}

function Broken({ message }: { message: string }) {
  const { t } = useText()
  return <Message icon={<ExclamationCircle />} title={t("common.brokenTitle")} text={message} />
}

/**
 * Keeps a fault of ours to ourselves: without it, the host shows its error page in place of the
 * whole route, a customer's or an order's included.
 */
export class Guarded extends Component<{ children: ReactNode }, { fault?: Error }> {
  override state: { fault?: Error } = {}

  static getDerivedStateFromError(fault: Error) {
    return { fault }
  }

  override render() {
    return this.state.fault ? <Broken message={this.state.fault.message} /> : this.props.children
  }
}
