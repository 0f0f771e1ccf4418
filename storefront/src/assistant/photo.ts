/** Longer sides than this tell a search nothing more, and cost the shopper's data. */
const LONGEST_SIDE = 1024
const THUMBNAIL = 160

export interface Photo {
  /** A JPEG, small enough to be sent. */
  blob: Blob
  /** A picture of it that needs no address, so that any content security policy allows it. */
  thumbnail: HTMLCanvasElement
}

/**
 * Shrinks a photo on the device.
 *
 * @throws when the file is no picture that this browser can read
 */
export async function shrinkPhoto(file: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" })
  try {
    const canvas = draw(bitmap, LONGEST_SIDE)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", 0.85)
    )
    if (!blob) throw new Error("The photo can't be written")
    return { blob, thumbnail: draw(bitmap, THUMBNAIL) }
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext("2d")!
  // Transparent pictures on white, as JPEG has no transparency.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The first picture among what was pasted or dropped. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"))
}
