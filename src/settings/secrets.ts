import type { SecretBox } from "../secrets/secret-box"
import type { Setting } from "./setting"

/** What is answered in place of a secret; sent back, it leaves the secret as it is. */
export const MASK = "********"

interface Sealed {
  sealed: string
}

/** A masked secret was sent back where there is none, or none for this use. */
export class UnknownSecretError extends Error {
  constructor(readonly key: string) {
    super(`has a masked secret where none is known: send the secret itself`)
    this.name = "UnknownSecretError"
  }
}

/**
 * A value as the table has it. `known` is the value in effect, from which masked secrets are taken.
 *
 * @throws UnknownSecretError
 */
export function sealSecrets(
  box: SecretBox,
  key: string,
  { mapSecrets }: Setting,
  value: unknown,
  known: unknown
): unknown {
  if (!mapSecrets) return value
  const sealed = (secret: unknown, owner: string): Sealed => ({
    sealed: box.seal(String(secret), `${key}/${owner}`).toString("base64"),
  })
  return mapSecrets(withSecretsOf(key, mapSecrets, value, known), sealed)
}

/** A value with its masked secrets replaced by those of the value in effect. */
function withSecretsOf(
  key: string,
  mapSecrets: NonNullable<Setting["mapSecrets"]>,
  value: unknown,
  known: unknown
): unknown {
  const secrets = new Map<string, unknown>()
  mapSecrets(known, (secret, owner) => void secrets.set(owner, secret))
  return mapSecrets(value, (secret, owner) => {
    if (secret !== MASK) return secret
    if (!secrets.has(owner)) throw new UnknownSecretError(key)
    return secrets.get(owner)
  })
}

/** A value of the table with its secrets readable; `report` hears of those that don't open. */
export function openSecrets(
  box: SecretBox,
  key: string,
  { mapSecrets }: Setting,
  value: unknown,
  report: (problem: string) => void
): unknown {
  return mapSecrets
    ? mapSecrets(value, (secret, owner) => {
        try {
          return box.open(Buffer.from((secret as Sealed).sealed, "base64"), `${key}/${owner}`)
        } catch (error) {
          report((error as Error).message)
          return undefined
        }
      })
    : value
}

/** A value of any form for people: without its secrets. */
export function maskSecrets({ mapSecrets }: Setting, value: unknown): unknown {
  return mapSecrets && value !== null ? mapSecrets(value, () => MASK) : value
}
