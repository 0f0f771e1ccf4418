import { codes } from "./codes"
import { common, money } from "./common"
import { developers } from "./developers"
import { nav } from "./nav"
import { overview } from "./overview"
import { wallets } from "./wallets"

export const en = { codes, common, developers, money, nav, overview, wallets }

export type Texts = typeof en
