import { plainText, shorten } from "../texts"

describe("A merchant's text, for shoppers", () => {
  it.each([
    ["<p>Soft <b>wool</b></p>\n<p>Warm</p>", "Soft wool Warm"],
    ["Salt &amp; pepper &lt;3 &unknown;", "Salt & pepper <3 &unknown;"],
    ["<script>alert('x')</script>Mug", "Mug"],
    ["5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
    ["", ""],
  ])("%p reads %p", (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it("stays as it is when it is short enough", () => {
    expect(shorten("A mug.", 10)).toBe("A mug.")
  })

  it("ends after a whole sentence where one fits, else after a whole word", () => {
    expect(shorten("A warm hat. It is made of wool from sheep.", 20)).toBe("A warm hat.")
    expect(shorten("Knitted of merino wool for cold days", 20)).toBe("Knitted of merino…")
    expect(shorten("Donaudampfschifffahrtsgesellschaft", 10)).toBe("Donaudamp…")
  })
})
