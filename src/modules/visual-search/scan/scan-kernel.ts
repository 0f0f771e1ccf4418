/** `scan.wat`, assembled. */
const BYTES =
  "AGFzbQEAAAABCQFgBX9/f39/AAMCAQAFBgEBAYCABAcRAgZtZW1vcnkCAARzY2FuAAAKmgIBlwIDBH8FewJ/IA" +
  "QgAkECdGohCCADQQF0IQYCQANAIAQgCE8NAf0MAAAAAAAAAAAAAAAAAAAAACEM/QwAAAAAAAAAAAAAAAAAAAAA" +
  "IQ0gACEFIAEgA2ohBwNAIAH9AAQAIQkgCf2HASEKIAn9iAEhCyAMIAogBf0ABAD9ugEgCyAF/QAEEP26Af2uAf" +
  "2uASEMIA0gCiAFIAZq/QAEAP26ASALIAUgBmr9AAQQ/boB/a4B/a4BIQ0gBUEgaiEFIAFBEGohASABIAdJDQAL" +
  "IAz9GwAgDP0bAWogDP0bAiAM/RsDamohDiAN/RsAIA39GwFqIA39GwIgDf0bA2pqIQ8gBCAOIA8gDiAPShs2Ag" +
  "AgBEEEaiEEDAALCws="

interface Memory {
  readonly buffer: ArrayBuffer
  /** By pages of 64 kB; views of the old buffer are void then. */
  grow(pages: number): number
}

/** The parts of the standard that the compiler's libraries for Node leave out. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

export interface ScanKernel {
  memory: Memory
  /**
   * @param queries where two descriptors of `size` 16-bit numbers lie
   * @param rows where `count` descriptors of `size` bytes lie; `size` is a multiple of 16
   * @param scores where the larger product of each row goes, 32 bits each
   */
  scan(queries: number, rows: number, count: number, size: number, scores: number): void
}

/** A kernel with a memory of its own. */
export function createScanKernel(): ScanKernel {
  return new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(BYTES, "base64")))
    .exports as ScanKernel
}
