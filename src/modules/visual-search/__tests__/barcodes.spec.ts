import sharp from "sharp"
import { drawBarcode } from "../../../../integration-tests/support/barcode"
import { readCodes } from "../picture/barcode"
import { draw, photo } from "./pictures"

const EAN = "4006381333931"

describe("barcodes on a picture", () => {
  it("are read from a label in a photo", async () => {
    const label = await drawBarcode(EAN, 300)
    const picture = draw("lamp").resize(1_200).png()
    const labelled = sharp(await picture.toBuffer()).composite([
      { input: label, left: 60, top: 560 },
    ])
    expect(await readCodes(await labelled.jpeg().toBuffer())).toEqual([EAN])
  })

  it("are read upside down and a little turned", async () => {
    const label = await drawBarcode(EAN, 600)
    const turned = sharp(label).rotate(187, { background: "#fff" })
    expect(await readCodes(await turned.jpeg().toBuffer())).toEqual([EAN])
  })

  it("are not seen where there are none", async () => {
    expect(await readCodes(await photo("shirt"))).toEqual([])
  })
})
