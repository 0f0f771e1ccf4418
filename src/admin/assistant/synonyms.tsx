import { Button, Text, toast } from "@medusajs/ui"
import { useChange, useRead } from "../api/use-api"
import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { Loaded, Message } from "../components/states"
import { useText } from "../text/use-text"

/** The lines of synonyms that staff has added. */
export function Synonyms() {
  const { t } = useText()
  const { may } = usePermissions()
  const settings = useRead("assistantAdmin", "/settings")
  const change = useChange("assistantAdmin", "patch", "/settings")
  const remove = (all: string[], line: string) =>
    change.mutate(
      { body: { search_synonyms: all.filter((each) => each !== line) } },
      {
        onSuccess: () => toast.success(t("common.deleted")),
        onError: (error) => toast.error(error.message),
      }
    )
  return (
    <Section title={t("demand.synonyms")} subtitle={t("demand.synonymsHint")}>
      <Loaded query={settings} rows={1}>
        {({ search_synonyms: all }) =>
          all.length === 0 ? (
            <Message title={t("demand.synonymsEmpty")} />
          ) : (
            <ul className="divide-y">
              {all.map((line) => (
                <li key={line} className="flex items-center justify-between gap-2 px-6 py-3">
                  <Text size="small">
                    <code dir="auto">{line}</code>
                  </Text>
                  {may("assistant:manage") && (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={`${t("common.delete")}: ${line}`}
                      onClick={() => remove(all, line)}
                    >
                      {t("common.delete")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
