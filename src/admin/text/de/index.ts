import type { Texts } from "../en"
import type { Translated } from "../translated"
import { common, money } from "./common"
import { nav } from "./nav"
import { overview } from "./overview"
import { wallets } from "./wallets"

export const de: Translated<Texts> = { common, money, nav, overview, wallets }
