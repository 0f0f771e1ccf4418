import { Button, Drawer, Text, toast } from "@medusajs/ui"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router-dom"
import type { SearchOutcome, UnmetQuery } from "../../../packages/types/assistant-admin"
import { call } from "../api/request"
import type { ApiError } from "../api/request"
import { useChange, useRead } from "../api/use-api"
import { TextField } from "../components/fields"
import { useFormat } from "../components/format"
import { usePermissions } from "../components/permissions"
import { Loaded } from "../components/states"
import { useText } from "../text/use-text"

interface LostDemandProps {
  unmet: UnmetQuery
  onClose: () => void
}

/**
 * What a search in vain finds now, and what it would find with one more line of synonyms, which can be
 * kept then.
 */
export function LostDemand({ unmet: { query, count }, onClose }: LostDemandProps) {
  const { t } = useText()
  const { number } = useFormat()
  const { may } = usePermissions()
  const settings = useRead("assistantAdmin", "/settings")
  const change = useChange("assistantAdmin", "patch", "/settings")
  const [line, setLine] = useState(`${query} = `)
  const [problem, setProblem] = useState<string>()
  const [tried, setTried] = useState<{ line: string; after: SearchOutcome }>()
  const [isBusy, setBusy] = useState(false)
  const now = useQuery<{ before: SearchOutcome }, ApiError>({
    queryKey: ["wallet-assistant", "search-trial", query],
    queryFn: () => call("assistantAdmin", "post", "/search-trials", { body: { query } }),
    staleTime: 0,
    retry: false,
  })
  const wanted = line.trim()

  const attempt = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { after } = await call("assistantAdmin", "post", "/search-trials", {
        body: { query, synonyms: [wanted] },
      })
      setTried({ line: wanted, after })
    } catch (error) {
      setTried(undefined)
      setProblem(Object.values((error as ApiError).params)[0] ?? (error as ApiError).message)
    } finally {
      setBusy(false)
    }
  }
  const keep = (known: string[]) =>
    change.mutate(
      { body: { search_synonyms: [...known, wanted] } },
      {
        onSuccess: () => {
          toast.success(t("demand.kept"))
          onClose()
        },
        onError: (error) => setProblem(Object.values(error.params)[0] ?? error.message),
      }
    )

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <Drawer.Header>
          <Drawer.Title>{t("demand.title", { query })}</Drawer.Title>
          <Drawer.Description>{t("demand.text", { count: number(count) })}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">
          <section data-outcome="before">
            <Text size="small" weight="plus">
              {t("demand.before")}
            </Text>
            <Loaded query={now} rows={2}>
              {({ before }) => <Outcome outcome={before} />}
            </Loaded>
          </section>
          {may("assistant:manage") && (
            <>
              <TextField
                label={t("demand.line")}
                hint={t("demand.lineHint")}
                problem={problem}
                maxLength={500}
                value={line}
                onChange={(value) => {
                  setLine(value)
                  setProblem(undefined)
                  setTried(undefined)
                }}
              />
              {tried && (
                <section data-outcome="after">
                  <Text size="small" weight="plus">
                    {t("demand.after")}
                  </Text>
                  <Outcome outcome={tried.after} />
                </section>
              )}
              <Text size="small" className="text-ui-fg-subtle">
                {t("demand.orAnswer")}{" "}
                <Link className="underline" to="/assistant/policies">
                  {t("demand.writeAnswer")}
                </Link>
              </Text>
            </>
          )}
        </Drawer.Body>
        <Drawer.Footer>
          <Button size="small" variant="secondary" onClick={onClose}>
            {t("common.close")}
          </Button>
          {may("assistant:manage") && (
            <>
              <Button
                size="small"
                variant="secondary"
                isLoading={isBusy}
                onClick={() => void attempt()}
              >
                {t("demand.try")}
              </Button>
              <Button
                size="small"
                disabled={tried?.line !== wanted || settings.data === undefined}
                isLoading={change.isPending}
                onClick={() => keep(settings.data?.search_synonyms ?? [])}
              >
                {t("demand.keep")}
              </Button>
            </>
          )}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}

function Outcome({ outcome: { products, relaxed } }: { outcome: SearchOutcome }) {
  const { t } = useText()
  const missing = relaxed.flatMap((name) => (name.startsWith("term:") ? [name.slice(5)] : []))
  return (
    <>
      {products.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("demand.nothing")}
        </Text>
      ) : (
        <ol>
          {products.map(({ medusa_product_id, name, price }) => (
            <li key={medusa_product_id}>
              <Text size="small">
                <Link className="underline" to={`/products/${medusa_product_id}`}>
                  {name}
                </Link>
                {price && ` · ${price}`}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {missing.length > 0 && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("demand.without", { words: missing.join(", ") })}
        </Text>
      )}
    </>
  )
}
