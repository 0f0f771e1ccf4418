import { Container, Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { Guarded } from "./states"

/** One page of ours; `data-wallet-assistant` is what tests and style sheets can find it by. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-y-3" data-wallet-assistant="page">
      <Guarded>{children}</Guarded>
    </div>
  )
}

interface SectionProps {
  title: string
  subtitle?: string
  /** The page's own heading is an h1. */
  level?: "h1" | "h2"
  actions?: ReactNode
  children?: ReactNode
}

export function Section({ title, subtitle, level = "h2", actions, children }: SectionProps) {
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <div>
          <Heading level={level}>{title}</Heading>
          {subtitle && (
            <Text size="small" className="text-ui-fg-subtle">
              {subtitle}
            </Text>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </Container>
  )
}

/** A name and its value, as the host's pages show them. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="text-ui-fg-subtle grid grid-cols-2 items-start gap-x-4 px-6 py-3">
      <Text size="small" weight="plus" leading="compact">
        {label}
      </Text>
      <Text as="div" size="small" leading="compact" className="break-words">
        {children}
      </Text>
    </div>
  )
}

/** A figure that is looked at first. */
export function Figure({
  label,
  value,
  hint,
}: {
  label: string
  value: ReactNode
  hint?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-y-1 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {label}
      </Text>
      <Text size="xlarge" weight="plus" as="div">
        {value}
      </Text>
      {hint && (
        <Text size="xsmall" className="text-ui-fg-subtle" as="div">
          {hint}
        </Text>
      )}
    </div>
  )
}

export function Figures({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
}
