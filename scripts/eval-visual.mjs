/**
 * `npm run eval:visual -- <folder> [--json]`: how well visual search finds a product by a distorted
 * copy of its photo, and how fast.
 *
 * The folder holds photos and `products.json`, a list of `{name, file}`. Every photo is indexed,
 * then each is searched by copies of it. `--json`: the last line is one object with the figures.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { buildPlugin, isPluginBuilt } from "./builds.mjs"
import { DISTORTIONS, UNSEEN_DISTORTIONS } from "./visual-distortions.mjs"

const SCANNED_IMAGES = 100_000
const SCANS = 15

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))
const json = process.argv.includes("--json")
if (!folder) {
  console.error("Usage: npm run eval:visual -- <folder with photos and products.json> [--json]")
  process.exit(1)
}

if (!isPluginBuilt()) await buildPlugin()
const require = createRequire(import.meta.url)
const built = fileURLToPath(
  new URL("../.medusa/server/src/modules/visual-search/", import.meta.url)
)
const { describeForIndex, describeQuery } = require(`${built}picture/describe.js`)
const { DESCRIPTOR_SIZE } = require(`${built}picture/descriptor.js`)
const { ImageIndex } = require(`${built}scan/image-index.js`)
const { LIKENESS_FLOOR } = require(`${built}likeness.js`)

const products = JSON.parse(readFileSync(path.join(folder, "products.json"), "utf8"))
const photos = new Map(products.map(({ file }) => [file, readFileSync(path.join(folder, file))]))

const index = new ImageIndex()
const indexing = []
const descriptions = []
for (const [file, bytes] of photos) {
  const started = performance.now()
  const description = await describeForIndex(bytes)
  indexing.push(performance.now() - started)
  if (!description) throw new Error(`There is nothing on ${file}`)
  descriptions.push(description)
  index.add(file, file, description)
}
console.log(`${index.size} photos indexed, ${median(indexing).toFixed(1)} ms each`)

const describing = []
const seen = await measure("Distortions", DISTORTIONS)
const unseen = await measure("Unseen distortions", UNSEEN_DISTORTIONS)
// Of photos as they are: copies that were cut or shrunk have fewer pixels to read.
const describingCpu = process.cpuUsage()
for (const bytes of photos.values()) {
  const started = performance.now()
  await describeQuery(bytes)
  describing.push(performance.now() - started)
}
const describeCpu = cpuSince(describingCpu) / photos.size
const scan = measureScan()

const figures = {
  photos: photos.size,
  same_product_at_1: seen.overall,
  by_distortion: seen.byName,
  unseen_same_product_at_1: unseen.overall,
  by_unseen_distortion: unseen.byName,
  describe_ms: round(median(describing)),
  describe_p95_ms: round(quantile(describing, 0.95)),
  describe_cpu_ms: round(describeCpu),
  index_ms: round(median(indexing)),
  scan_ms: round(scan.ms),
  scan_cpu_ms: round(scan.cpu),
  scan_images: SCANNED_IMAGES,
  scan_descriptors: scan.descriptors,
}
console.log(`
describe a photo to search by   ${figures.describe_ms} ms (p95 ${figures.describe_p95_ms} ms, CPU ${figures.describe_cpu_ms} ms)
describe a photo for the index  ${figures.index_ms} ms
scan ${SCANNED_IMAGES} images (${scan.descriptors} descriptors)  ${figures.scan_ms} ms (CPU ${figures.scan_cpu_ms} ms)`)
if (json) console.log(JSON.stringify(figures))
process.exit(0)

async function measure(title, distortions) {
  const byName = {}
  let right = 0
  console.log(`\n${title}: same product first`)
  for (const [name, distort] of Object.entries(distortions)) {
    let found = 0
    for (const [file, bytes] of photos) {
      const query = await describeQuery(await distort(bytes))
      const [first] = query ? index.search(query, LIKENESS_FLOOR, 1) : []
      if (first?.product_id === file) found++
    }
    right += found
    byName[name] = round(found / photos.size, 4)
    console.log(`  ${name.padEnd(22)} ${percent(found / photos.size)}`)
  }
  const overall = right / photos.size / Object.keys(distortions).length
  console.log(`  ${"overall".padEnd(22)} ${percent(overall)}`)
  return { overall: round(overall, 4), byName }
}

/** Copies of the photos' descriptors with noise: as many as a large shop has, spread as real ones. */
function measureScan() {
  const large = new ImageIndex()
  let descriptors = 0
  for (let image = 0, state = 1; image < SCANNED_IMAGES; image++) {
    const like = descriptions[image % descriptions.length]
    const noisy = like.descriptors.map((value) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.max(-127, Math.min(127, value + (state >>> 28) - 8))
    })
    descriptors += noisy.length / DESCRIPTOR_SIZE
    large.add(String(image), String(image), { ...like, descriptors: noisy })
  }
  const times = []
  const cpu = process.cpuUsage()
  for (let scan = 0; scan < SCANS; scan++) {
    const started = performance.now()
    large.search(descriptions[scan % descriptions.length], LIKENESS_FLOOR, 100)
    times.push(performance.now() - started)
  }
  return { ms: median(times), cpu: cpuSince(cpu) / SCANS, descriptors: Math.round(descriptors) }
}

/** Milliseconds of CPU, which a busy machine does not make longer. */
function cpuSince(before) {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function median(values) {
  return quantile(values, 0.5)
}

function round(value, digits = 1) {
  return Number(value.toFixed(digits))
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`
}
