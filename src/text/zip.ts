import { Zip, ZipPassThrough } from "fflate"

/** A file of an archive; its content can be written as it is read. */
export interface ArchivedFile {
  name: string
  content: string | Uint8Array | AsyncIterable<string>
}

/** The earliest time that an archive can say, by the clock of wherever it is written. */
const NO_TIME = new Date(1980, 0, 1)

/**
 * A ZIP archive, written as its files are read. Nothing is compressed and no time is said, so that the
 * same files are the same bytes at any time and with any version of Node.
 */
export async function* zip(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    written.push(piece)
  })
  const take = () => {
    const pieces = written
    written = []
    return pieces
  }
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = NO_TIME
    archive.add(entry)
    for await (const piece of piecesOf(content)) {
      entry.push(typeof piece === "string" ? Buffer.from(piece) : piece)
      yield* take()
    }
    entry.push(new Uint8Array(0), true)
    yield* take()
  }
  archive.end()
  yield* take()
}

/** What a file consists of, whichever form it has. */
export async function* piecesOf(
  content: ArchivedFile["content"]
): AsyncGenerator<string | Uint8Array> {
  if (typeof content === "string" || content instanceof Uint8Array) yield content
  else yield* content
}
