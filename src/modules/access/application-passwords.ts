import { createHash, randomBytes } from "node:crypto"

/** Letters and digits without those that look like others: 24 of 57 make 139 bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
const LENGTH = 24

/** 24 random characters in groups of four. */
export function generatePassword(): string {
  let characters = ""
  while (characters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // Bytes past the last whole alphabet would favour its first letters.
      if (byte < 256 - (256 % ALPHABET.length) && characters.length < LENGTH) {
        characters += ALPHABET[byte % ALPHABET.length]
      }
    }
  }
  return (characters.match(/.{4}/g) as string[]).join(" ")
}

/** What is stored of a password; its spaces are for reading only. */
export function hashPassword(password: string): Buffer {
  return createHash("sha256").update(password.replaceAll(" ", "")).digest()
}
