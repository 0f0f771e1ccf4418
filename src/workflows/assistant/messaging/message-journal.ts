import type {
  CartChange,
  CartChangeRecord,
  ClaimedMessage,
  Inbox,
} from "../../../modules/assistant"
import type { JournalRound, TurnJournal } from "../../../modules/assistant/turn"

/**
 * What a message's turn has done, kept beside the message while it is ours. A turn whose instance
 * died is gone on with by the next one, and a change of the cart that may or may not have been made
 * when it died is looked up in the cart before anything is done again.
 */
export class MessageJournal implements TurnJournal, CartChangeRecord {
  readonly rounds: readonly JournalRound[]
  private kept: readonly JournalRound[]
  private begun: CartChange | undefined

  constructor(
    private readonly inbox: Pick<Inbox, "keepWork">,
    private readonly message: ClaimedMessage
  ) {
    this.rounds = message.work?.rounds ?? []
    this.kept = this.rounds
    this.begun = message.work?.change
  }

  async keep(rounds: readonly JournalRound[]): Promise<void> {
    this.kept = rounds
    await this.write()
  }

  takeBegun(): CartChange | undefined {
    const { begun } = this
    this.begun = undefined
    return begun
  }

  async begin(change: CartChange): Promise<void> {
    await this.write(change)
  }

  private async write(change?: CartChange) {
    const isOurs = await this.inbox.keepWork(this.message, { rounds: this.kept, change })
    if (!isOurs) throw new MessageLost()
  }
}

/** The claim has lapsed: another instance answers the message. */
class MessageLost extends Error {
  constructor() {
    super("another instance has taken the message over")
  }
}
