import { Button, Copy, Text, toast, usePrompt } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useChange, useRead } from "../api/use-api"
import { useFormat } from "../components/format"
import { nameOf, useCustomers } from "../components/people"
import { usePermissions } from "../components/permissions"
import { useText } from "../text/use-text"
import { useReferralReason } from "./referral-reason"

/** A customer's code for friends, what came of it, and who brought them; nothing where none of it is. */
export function CustomerReferrals({ customer }: { customer: string }) {
  const { t } = useText()
  const { number } = useFormat()
  const { may } = usePermissions()
  const confirm = usePrompt()
  const reasonOf = useReferralReason()
  const facts = useRead("walletAdmin", "/referral-codes/{customer}", { params: { customer } })
  const rotate = useChange("walletAdmin", "post", "/referral-codes/{customer}/rotate")
  const referrer = facts.data?.referrer_id
  const people = useCustomers(referrer ? [referrer] : [])
  if (!facts.data || (!facts.data.code && !referrer)) return null
  const { code, friends, referred } = facts.data
  const askForNew = async () => {
    const sure = await confirm({
      title: t("rewards.referrals.rotateTitle"),
      description: t("rewards.referrals.rotateText"),
      confirmText: t("rewards.referrals.rotate"),
      cancelText: t("common.cancel"),
    })
    if (!sure) return
    rotate.mutate(
      { params: { customer } },
      {
        onSuccess: () => toast.success(t("rewards.referrals.rotated")),
        onError: (error) => toast.error(error.message),
      }
    )
  }
  return (
    <div className="flex flex-col gap-y-1 px-6 py-4" data-referrals>
      {code && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Text size="small">
              {t("rewards.referrals.code")}: <span className="font-mono">{code}</span>{" "}
              <Copy content={code} className="inline-block align-middle" />
            </Text>
            {may("wallet:manage") && (
              <Button
                size="small"
                variant="secondary"
                isLoading={rotate.isPending}
                onClick={() => void askForNew()}
              >
                {t("rewards.referrals.rotate")}
              </Button>
            )}
          </div>
          <Text size="small" className="text-ui-fg-subtle">
            {t("rewards.referrals.friends", {
              invited: number(friends.invited),
              open: number(friends.open),
              pending: number(friends.pending),
              awarded: number(friends.awarded),
            })}
          </Text>
        </>
      )}
      {referrer && referred && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("rewards.referrals.referrer")}{" "}
          <Link className="text-ui-fg-base underline" to={`/customers/${referrer}`}>
            {nameOf(people.get(referrer)) ?? referrer}
          </Link>
          {": "}
          {referred.reason
            ? reasonOf(referred.reason)
            : t(`rewards.referrals.statuses.${referred.status}`)}
        </Text>
      )}
    </div>
  )
}
