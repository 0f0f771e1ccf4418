import type { Texts } from "../en"
import type { SettingHelp, Translated } from "../translated"
import { access } from "./access"
import { allowances } from "./allowances"
import { assistant } from "./assistant"
import { books } from "./books"
import { bulk } from "./bulk"
import { codeDetails } from "./code-details"
import { codes } from "./codes"
import { common, money } from "./common"
import { conversations } from "./conversations"
import { deliveries } from "./deliveries"
import { demand } from "./demand"
import { developers } from "./developers"
import { entries } from "./entries"
import { expiry } from "./expiry"
import { finance } from "./finance"
import { handovers } from "./handovers"
import { holds } from "./holds"
import { imports } from "./imports"
import { lots } from "./lots"
import { nav } from "./nav"
import { orders } from "./orders"
import { overview } from "./overview"
import { ownWords } from "./own-words"
import { reloads } from "./reloads"
import { rewards } from "./rewards"
import { settingHelp } from "./setting-help"
import { settings } from "./settings"
import { topups } from "./topups"
import { wallets } from "./wallets"
import { withdrawals } from "./withdrawals"

export const it: Translated<Texts, "_one" | "_many" | "_other"> & { settingHelp: SettingHelp } = {
  access,
  allowances,
  assistant,
  books,
  bulk,
  codeDetails,
  codes,
  common,
  conversations,
  deliveries,
  demand,
  developers,
  entries,
  expiry,
  finance,
  handovers,
  holds,
  imports,
  lots,
  money,
  nav,
  orders,
  overview,
  ownWords,
  reloads,
  rewards,
  settingHelp,
  settings,
  topups,
  wallets,
  withdrawals,
}
