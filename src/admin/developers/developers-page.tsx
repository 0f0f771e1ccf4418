import { Button } from "@medusajs/ui"
import { addressOf } from "../api/request"
import { Section } from "../components/page"
import { TabPages } from "../components/tabs"
import { useText } from "../text/use-text"
import { ApiKeys, ApplicationPasswords } from "./credentials"
import { RequestLog } from "./request-log"
import { Webhooks } from "./webhooks"

export function Developers() {
  const { t } = useText()
  return (
    <>
      <Section
        level="h1"
        title={t("developers.title")}
        subtitle={t("developers.subtitle")}
        actions={
          <Button size="small" variant="secondary" asChild>
            <a href={addressOf("/wallet/v1/docs")} target="_blank" rel="noreferrer">
              {t("developers.reference")}
            </a>
          </Button>
        }
      />
      <TabPages
        tabs={[
          { id: "keys", label: t("developers.keys"), content: <ApiKeys /> },
          { id: "passwords", label: t("developers.passwords"), content: <ApplicationPasswords /> },
          { id: "webhooks", label: t("developers.webhooks"), content: <Webhooks /> },
          { id: "log", label: t("developers.log"), content: <RequestLog /> },
        ]}
      />
    </>
  )
}
