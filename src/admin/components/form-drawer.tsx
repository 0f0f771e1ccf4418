import { Button, Drawer } from "@medusajs/ui"
import type { FormEvent, ReactNode } from "react"
import { useText } from "../text/use-text"

interface FormDrawerProps {
  title: string
  description?: string
  isOpen: boolean
  onClose: () => void
  onSubmit: () => void
  submit: string
  isBusy?: boolean
  isDisabled?: boolean
  isDangerous?: boolean
  children: ReactNode
}

/** A form at the side. What was typed stays while the drawer is open, whatever the server says. */
export function FormDrawer(props: FormDrawerProps) {
  const { t } = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!props.isBusy && !props.isDisabled) props.onSubmit()
  }
  return (
    <Drawer open={props.isOpen} onOpenChange={(open) => !open && props.onClose()}>
      <Drawer.Content data-wallet-assistant="drawer">
        <form onSubmit={submit} className="flex h-full flex-col overflow-hidden">
          <Drawer.Header>
            <Drawer.Title>{props.title}</Drawer.Title>
            <Drawer.Description className={props.description ? undefined : "sr-only"}>
              {props.description ?? props.title}
            </Drawer.Description>
          </Drawer.Header>
          <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">
            {props.children}
          </Drawer.Body>
          <Drawer.Footer>
            <Button type="button" size="small" variant="secondary" onClick={props.onClose}>
              {t("common.cancel")}
            </Button>
            <Button
              type="submit"
              size="small"
              variant={props.isDangerous ? "danger" : "primary"}
              isLoading={props.isBusy}
              disabled={props.isDisabled}
            >
              {props.submit}
            </Button>
          </Drawer.Footer>
        </form>
      </Drawer.Content>
    </Drawer>
  )
}
