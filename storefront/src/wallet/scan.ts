import { html } from "lit/html.js"
import type { WalletTexts } from "../texts/wallet"

interface Reader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface ReaderType {
  new (options: { formats: "qr_code"[] }): Reader
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** Of browsers that read codes from pictures by themselves; TypeScript does not know it yet. */
  var BarcodeDetector: ReaderType | undefined
}

/** The browser's own reader of QR codes; for a browser that has none, one that is loaded now. */
async function openReader(): Promise<Reader> {
  const { BarcodeDetector: own } = globalThis
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  const isOwn = own && formats.includes("qr_code")
  const Type = isOwn ? own : (await import("./code-reader")).BarcodeDetector
  return new Type({ formats: ["qr_code"] })
}

/** Milliseconds between two looks. */
const PAUSE = 250

/** The camera, until it has seen a code or nobody wants to scan any more. */
export class Scan {
  private stream?: MediaStream
  private reader?: Reader
  private ended = false

  constructor(private readonly found: (code: string) => void) {}

  /** @throws where the customer, or the browser, does not give the camera */
  async start(): Promise<void> {
    this.stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment" },
    })
    this.reader = await openReader().catch((error) => {
      this.end()
      throw error
    })
    if (this.ended) this.end()
  }

  end(): void {
    this.ended = true
    for (const track of this.stream?.getTracks() ?? []) track.stop()
  }

  /** To be called whenever the element was drawn: begins once the picture is there. */
  async watch(video: HTMLVideoElement | null): Promise<void> {
    const { stream, reader } = this
    if (!video || video.srcObject || !stream || !reader) return
    video.srcObject = stream
    await video.play().catch(() => undefined)
    while (!this.ended && video.isConnected) {
      const [seen] = await reader.detect(video).catch(() => [])
      if (seen) {
        this.end()
        this.found(seen.rawValue.trim())
        return
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    this.end()
  }

  render(texts: WalletTexts, cancel: () => void) {
    return html`<video muted playsinline aria-label=${texts.scanning}></video>
      <button class="plain" type="button" @click=${cancel}>${texts.cancel}</button>`
  }
}
