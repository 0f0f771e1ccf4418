import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, assistantSettingsOf } from "../../../modules/assistant"
import type { AssistantService, ProviderUse } from "../../../modules/assistant"
import { createBuiltInProvider } from "../../../modules/assistant/built-in"
import type { TurnSummary } from "../../../modules/assistant/turn"
import type { ChatProvider } from "../../../modules/assistant/types"

const builtIn = createBuiltInProvider()

/** Whom a turn asks, in order. */
export interface Chain {
  providers: ChatProvider[]
  /** The first choice was left out, because the day's spending is used up. */
  isOverBudget: boolean
}

/** The language models of the settings that may still cost something today, in order. */
export async function chooseModels(
  scope: MedusaContainer
): Promise<Pick<Chain, "isOverBudget"> & { models: ChatProvider[] }> {
  const service = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const pooled = service.providers.providersFor(assistantSettingsOf(scope).providers)
  const allowed = await Promise.all(pooled.map(({ setting }) => service.spend.mayUse(setting)))
  const chosen = pooled.filter((_, index) => allowed[index])
  return {
    models: chosen.map(({ provider }) => provider),
    isOverBudget: allowed[0] === false,
  }
}

/** The language models that may be asked, and the built-in provider. */
export async function chooseProviders(scope: MedusaContainer): Promise<Chain> {
  const { models, isOverBudget } = await chooseModels(scope)
  return { providers: [...models, builtIn], isOverBudget }
}

/** Books what the providers of a turn have used, and says what each has cost. */
export async function bookSpending(
  scope: MedusaContainer,
  uses: TurnSummary["providers"]
): Promise<ProviderUse[]> {
  const service = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const settings = assistantSettingsOf(scope).providers
  return Promise.all(
    uses.map(async ({ name, rounds, usage, failure }) => {
      const setting = settings.find((each) => each.name === name)
      const used = usage.input + usage.output > 0
      const cost_micros = setting && used ? await service.spend.add(setting, usage) : 0n
      const { input: input_tokens, output: output_tokens } = usage
      return { name, rounds, input_tokens, output_tokens, cost_micros, failure }
    })
  )
}
