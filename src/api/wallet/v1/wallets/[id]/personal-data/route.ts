import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  can,
  component,
  content,
  IdOut,
  InstantOut,
  JSON_TYPE,
  PositiveInteger,
} from "../../../../../../http"
import { settingsOf } from "../../../../../../modules/access"
import { readPersonalData } from "../../../../../../workflows/access/personal-data"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { presentAward, presentProgress, Reward, RewardProgress } from "../../../../../rewards"
import { presentReferralFacts, ReferralRecord } from "../../../../../referrals"
import { Allowance, AllowanceUse, presentAllowances, presentUses } from "../../../../allowances"
import { ledgerOf } from "../../../../modules"
import { presentAgreement, presentReload, Reload, ReloadAgreement } from "../../../../auto-reload"
import { assertMayManageOrOwns } from "../../../../permissions"
import { presentHold, presentWallet } from "../../../../present"
import { Hold, Transaction, Wallet } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"
import { presentWithdrawal, Withdrawal } from "../../../../withdrawals"

const Conversation = z.strictObject({
  ref: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string() })),
  created_at: InstantOut,
  updated_at: InstantOut,
})

const PersonalData = component(
  "PersonalData",
  z.strictObject({
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    email: z.string().nullable(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    wallets: z.array(Wallet),
    transactions: z.array(Transaction).meta({ description: "Newest first." }),
    holds: z.array(Hold),
    withdrawals: z.array(Withdrawal),
    auto_reload_agreements: z
      .array(ReloadAgreement)
      .meta({ description: "What they agreed to be charged; newest first." }),
    reloads: z.array(Reload).meta({ description: "Every attempt to do so; newest first." }),
    allowances: z
      .array(Allowance)
      .meta({ description: "What agents may spend; newest first, without tokens." }),
    allowance_uses: z.array(AllowanceUse).meta({ description: "What they bought; newest first." }),
    rewards: z.array(Reward).meta({ description: "What their orders earned; newest first." }),
    reward_progress: z.array(RewardProgress).meta({
      description: "What their orders count for milestones.",
    }),
    referrals: ReferralRecord,
    kyc: z.strictObject({
      status: z.string().meta({ description: "As `GET /wallets/{id}/kyc` has it." }),
      note: z.string().nullable().optional().meta({ description: "For staff only." }),
      changed_at: InstantOut.nullable(),
      changes: z.array(
        z.strictObject({
          old_status: z.string(),
          new_status: z.string(),
          note: z.string().nullable().optional().meta({ description: "For staff only." }),
          changed_by: z.string().optional().meta({ description: "For staff only." }),
          changed_at: InstantOut,
        })
      ),
    }),
    credentials: z
      .array(
        z.strictObject({
          id: z.string(),
          kind: z.string(),
          name: z.string(),
          created_at: InstantOut,
          last_used_at: InstantOut.nullable(),
          revoked_at: InstantOut.nullable(),
        })
      )
      .meta({ description: "Application passwords and API keys of the customer; no secrets." }),
    grants: z.array(
      z.strictObject({
        capability: z.string(),
        created_at: InstantOut,
        revoked_at: InstantOut.nullable(),
      })
    ),
    step_up: z
      .strictObject({
        totp_confirmed_at: InstantOut.nullable(),
        mailed_at: InstantOut.nullable(),
      })
      .nullable()
      .meta({ description: "When an authenticator app was connected, a code mailed; no secrets." }),
    expiry_mail_refused_at: InstantOut.nullable().meta({
      description: "Since when they want no e-mail about credits that lapse.",
    }),
    blocked_attempts: z.array(
      z.strictObject({
        wallet_id: IdOut,
        control: z.string(),
        operation: z.string(),
        amount: AmountOut,
        attempts: z.number().int(),
        at: InstantOut,
      })
    ),
    requests: z
      .array(
        z.strictObject({
          at: InstantOut,
          method: z.string(),
          path: z.string(),
          status: z.number().int().nullable(),
        })
      )
      .meta({ description: "The requests that the audit log has of them, where it is on." }),
    conversations: z.array(Conversation),
    feedback: z.array(
      z.strictObject({
        at: InstantOut,
        rating: z.string(),
        reason: z.string().nullable(),
        conversation_ref: z.string(),
      })
    ),
    handovers: z
      .array(
        z.strictObject({
          at: InstantOut,
          status: z.string(),
          request: z.string(),
          email: z.string().nullable(),
          order_number: z.int().nullable(),
          conversation_ref: z.string(),
        })
      )
      .meta({ description: "What they asked a person of the shop for." }),
    messages: z.array(z.strictObject({ at: InstantOut, content: z.string() })).meta({
      description:
        "What was sent over the messaging channel under their phone number. For staff only, and the " +
        "conversations there with it: nobody has verified whose number it is.",
    }),
    exported_at: InstantOut,
  }),
  { description: "Everything that is kept about one customer." }
)

export const GET = endpoint({
  id: "exportPersonalData",
  summary: "Export everything that is kept about a wallet's owner",
  description:
    "All of the customer's wallets with their transactions, holds, withdrawals, reloads, allowances and rewards, identity verification, " +
    "credentials without their secrets, logged requests, conversations, feedback and hand-overs, as one " +
    "document. For the customer, and for managers; notes about the customer are for managers only.",
  tags: ["Wallets"],
  access: "authenticated",
  params: z.object({ id: PositiveInteger.meta({ description: "Any wallet of the customer." }) }),
  responses: { 200: PersonalData },
  errors: ["wallet_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, identity, scope }) => {
    const wallet = await ledgerOf(scope).findWallet(id)
    assertMayManageOrOwns(identity, wallet)
    if (!wallet) throw new WalletError("wallet_not_found")
    const staff = can(identity, MANAGE_WALLETS)
    const { transactions, access, assistant, kyc, wallets, ...rest } = await readPersonalData(
      scope,
      wallet.customer_id,
      staff
    )
    const { kyc_changes, ...kept } = access
    const document = {
      ...rest,
      wallets: wallets.map((each) => presentWallet(each, settingsOf(scope), staff)),
      holds: rest.holds.map(presentHold),
      withdrawals: rest.withdrawals.map((each) => presentWithdrawal(each, identity)),
      auto_reload_agreements: rest.auto_reload_agreements.map(presentAgreement),
      reloads: rest.reloads.map(presentReload),
      allowances: await presentAllowances(scope, rest.allowances),
      allowance_uses: await presentUses(scope, rest.allowance_uses),
      rewards: rest.rewards.map((award) => presentAward(award, staff)),
      reward_progress: rest.reward_progress.map(presentProgress),
      referrals: presentReferralFacts(rest.referrals),
      kyc: {
        status: kyc.status,
        ...(staff ? { note: kyc.note } : {}),
        changed_at: kyc.changed_at,
        changes: kyc_changes.map(({ note, changed_by, ...change }) => ({
          ...change,
          ...(staff ? { note, changed_by } : {}),
        })),
      },
      ...kept,
      blocked_attempts: kept.blocked_attempts.map(({ wallet_id, ...attempt }) => ({
        wallet_id: Number(wallet_id),
        ...attempt,
      })),
      ...assistant,
      exported_at: new Date(),
    }
    // The ledger gives its entries as text; all else is put around it.
    const around = JSON.stringify(document)
    return content(200, JSON_TYPE, `${around.slice(0, -1)},"transactions":${transactions}}`)
  },
})
