import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { useChange } from "../api/use-api"
import { ChoiceField, TextField } from "../components/fields"
import { FormDrawer } from "../components/form-drawer"
import { useText } from "../text/use-text"
import { useCurrencies } from "./use-currencies"

interface OpenWalletProps {
  isOpen: boolean
  onClose: () => void
  /** Whose wallet; asked for where it is not known. */
  customer?: string
}

/** Opens a customer's wallet in a currency, or goes to the one there is. */
export function OpenWallet({ isOpen, onClose, customer }: OpenWalletProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const currencies = useCurrencies()
  const [typed, setTyped] = useState("")
  const [chosen, setChosen] = useState<string>()
  const open = useChange("wallet", "post", "/wallets")
  const currency = chosen ?? currencies[0]
  const holder = customer ?? typed.trim()
  const submit = () =>
    open.mutate(
      {
        body: {
          customer: /^[0-9]+$/.test(holder) ? Number.parseInt(holder, 10) : holder,
          currency,
        },
      },
      {
        onSuccess: ({ id }) => {
          toast.success(t("wallets.openedToast"))
          onClose()
          navigate(`/wallet/wallets/${id}`)
        },
        onError: (error) => !error.params.customer && toast.error(error.message),
      }
    )
  return (
    <FormDrawer
      title={t("wallets.open")}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={submit}
      submit={t("wallets.open")}
      isBusy={open.isPending}
      isDisabled={holder === ""}
    >
      {customer === undefined && (
        <TextField
          label={t("wallets.customer")}
          hint={t("wallets.openHint")}
          problem={open.error?.params.customer}
          value={typed}
          onChange={setTyped}
        />
      )}
      {currency && (
        <ChoiceField
          label={t("wallets.currency")}
          value={currency}
          onChange={setChosen}
          choices={currencies.map((value) => ({ value, label: value }))}
        />
      )}
    </FormDrawer>
  )
}
