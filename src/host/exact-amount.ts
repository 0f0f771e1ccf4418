/**
 * An amount as the host's workflows are given one, with all of its digits.
 *
 * Why it is needed: a JavaScript number holds fifteen digits and no exact cents. The host keeps amounts
 * as decimals and takes them as text nearly everywhere (`BigNumberInput`).
 *
 * What is not promised: the input of `createCartCreditLinesWorkflow` names a number, though what it is
 * handed to takes text too. Tried with Medusa 2.21.
 *
 * Should another version insist on a number, the workflow fails before anything is written, and
 * `integration-tests/http/pay-part-with-wallet.spec.ts` with it ("is exact in kwd").
 *
 * @param amount major units, as a decimal: `12.345`
 */
export function exactAmount(amount: { toString(): string }): number {
  return amount.toString() as unknown as number
}
