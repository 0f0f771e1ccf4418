/**
 * Why: when a connection ends, `pg` fails the statements on it with a plain Error that has neither a
 * code nor a class, and knex with one of its own; where the host's modules ran them, they come to us
 * like that or inside a wrapper that keeps the sentence alone. These are sentences of the driver, in
 * English whatever the server speaks. What our own statements meet is told by class (`toDatabaseError`).
 * Tried with: pg 8.23, knex 3.2, MikroORM 6.6.
 * `integration-tests/modules/database.spec.ts` ("says so in the driver's own sentences") fails when
 * another version words them otherwise.
 * Falls back to: an error that isn't known is a defect, and answered as one (500 for 503).
 */
const NO_CONNECTION =
  /(?:^| - )(?:Connection (?:terminated|ended)|timeout exceeded when trying|Knex: Timeout acquiring)/

/** Whether an error of the host's says that there was no connection. */
export function isDriverWithoutConnection({ name, message }: Error): boolean {
  return name === "KnexTimeoutError" || NO_CONNECTION.test(message)
}
