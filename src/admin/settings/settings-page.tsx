import { Section } from "../components/page"
import { usePermissions } from "../components/permissions"
import { TabPages } from "../components/tabs"
import { useText } from "../text/use-text"
import { AccessAudit } from "./audit"
import { SettingChanges } from "./changes"
import { Grants } from "./grants"
import { SettingsForm } from "./settings-form"

/** The settings of one service, and who changed them. */
export function SettingsPage({ service }: { service: "wallet" | "assistant" }) {
  const { t } = useText()
  const { may } = usePermissions()
  const subtitle =
    service === "wallet" ? t("settings.walletSubtitle") : t("settings.assistantSubtitle")
  const form = (
    <Section title={t("settings.settings")}>
      <SettingsForm service={service} mayChange={may(`${service}:manage`)} />
    </Section>
  )
  return (
    <>
      <Section level="h1" title={t("settings.title")} subtitle={subtitle} />
      <TabPages
        tabs={[
          { id: "settings", label: t("settings.settings"), content: form },
          {
            id: "changes",
            label: t("settings.changes"),
            content: <SettingChanges service={service} />,
          },
          ...(service === "wallet"
            ? [
                { id: "rights", label: t("access.grants"), content: <Grants /> },
                { id: "audit", label: t("settings.audit"), content: <AccessAudit /> },
              ]
            : []),
        ]}
      />
    </>
  )
}
