import { html } from "lit"
import type { WalletTexts } from "../texts/wallet"

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

declare global {
  /** Of browsers that read codes from pictures by themselves; TypeScript does not know it yet. */
  var BarcodeDetector:
    | { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }
    | undefined
}

/** Milliseconds between two looks. */
const PAUSE = 250

/** The camera, until it has seen a code or nobody wants to scan any more. */
export class Scan {
  private stream?: MediaStream
  private ended = false

  constructor(private readonly found: (code: string) => void) {}

  /** @throws where the customer, or the browser, does not give the camera */
  async start(): Promise<void> {
    this.stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment" },
    })
    if (this.ended) this.end()
  }

  end(): void {
    this.ended = true
    for (const track of this.stream?.getTracks() ?? []) track.stop()
  }

  /** To be called whenever the element was drawn: begins once the picture is there. */
  async watch(video: HTMLVideoElement | null): Promise<void> {
    if (!video || video.srcObject || !this.stream) return
    video.srcObject = this.stream
    await video.play().catch(() => undefined)
    const detector = new BarcodeDetector!({ formats: ["qr_code"] })
    while (!this.ended && video.isConnected) {
      const [seen] = await detector.detect(video).catch(() => [])
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
