import { assistant } from "./assistant"
import { codes } from "./codes"
import { common, money } from "./common"
import { conversations } from "./conversations"
import { demand } from "./demand"
import { developers } from "./developers"
import { finance } from "./finance"
import { holds } from "./holds"
import { nav } from "./nav"
import { overview } from "./overview"
import { settings } from "./settings"
import { wallets } from "./wallets"

export const en = {
  assistant,
  codes,
  common,
  conversations,
  demand,
  developers,
  finance,
  holds,
  money,
  nav,
  overview,
  settings,
  wallets,
}

export type Texts = typeof en
