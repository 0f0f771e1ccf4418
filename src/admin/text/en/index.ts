import { common, money } from "./common"
import { nav } from "./nav"
import { overview } from "./overview"
import { wallets } from "./wallets"

export const en = { common, money, nav, overview, wallets }

export type Texts = typeof en
