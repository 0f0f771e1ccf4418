import { AllowancesRoom } from "./allowances"
import { ReferralRoom } from "./referral"
import { ReloadRoom } from "./reload"
import { RewardsRoom } from "./rewards"
import type { Room, RoomHost, RoomName } from "./room"
import { TopUpRoom } from "./topup"
import { WithdrawRoom } from "./withdraw"

export { Scan } from "../scan"

/** All in one file: apart they would weigh half as much again, since each is compressed by itself. */
export const rooms: Record<RoomName, new (host: RoomHost) => Room> = {
  topup: TopUpRoom,
  reload: ReloadRoom,
  rewards: RewardsRoom,
  referral: ReferralRoom,
  withdraw: WithdrawRoom,
  allowances: AllowancesRoom,
}
