import { Button, Copy, FocusModal, Heading, Text } from "@medusajs/ui"
import { useText } from "../text/use-text"

interface SecretOnceProps {
  title: string
  /** What to copy, by what it is. */
  secrets: { label: string; value: string }[]
  onClose: () => void
}

/** Secrets that the service shows once. They live in this window's memory until it is closed. */
export function SecretOnce({ title, secrets, onClose }: SecretOnceProps) {
  const { t } = useText()
  return (
    <FocusModal open onOpenChange={(open) => !open && onClose()}>
      <FocusModal.Content data-wallet-assistant="secret">
        <FocusModal.Header>
          <FocusModal.Title className="sr-only">{title}</FocusModal.Title>
          <FocusModal.Description className="sr-only">
            {t("common.shownOnce")}
          </FocusModal.Description>
        </FocusModal.Header>
        <FocusModal.Body className="flex flex-col items-center overflow-y-auto px-6 py-10">
          <div className="flex w-full max-w-xl flex-col gap-y-4">
            <Heading>{title}</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {t("common.shownOnce")}
            </Text>
            {secrets.map(({ label, value }) => (
              <div key={label} className="flex flex-col gap-y-1">
                <Text size="small" weight="plus">
                  {label}
                </Text>
                <div className="bg-ui-bg-subtle flex items-center justify-between gap-x-2 rounded-lg border px-3 py-2">
                  <code dir="ltr" className="break-all" data-secret={label}>
                    {value}
                  </code>
                  <Copy content={value} aria-label={`${t("common.copy")}: ${label}`} />
                </div>
              </div>
            ))}
            <div>
              <Button size="small" onClick={onClose}>
                {t("common.close")}
              </Button>
            </div>
          </div>
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}
