import type { household as concepts } from "../../concepts/household"
import type { Words } from "../../concepts/concept"

export const household: Words<typeof concepts> = {
  cleaning: "cleaning, clean, cleaner, cleaning product, wipe",
  detergent:
    "detergent, washing powder, laundry liquid, laundry detergent, laundry, washing, laundry pods, washing detergent, washing tablets",
  "dish-soap":
    "dish soap, washing-up liquid, dishwashing liquid, dish detergent, dishwasher tablets",
  dishwasher: "dishwasher",
  "washing-machine": "washing machine, dryer, tumble dryer",
  "drying-rack": "drying rack, clothes horse, airer, washing line, clothes line, pegs",
  "laundry-basket": "laundry basket, hamper",
  iron: "iron, steam iron, ironing board, steamer",
  "vacuum-cleaner": "vacuum cleaner, vacuum, hoover, robot vacuum",
  broom: "broom, brush, dustpan, sweeping",
  mop: "mop, floor cloth, mop bucket",
  bucket: "bucket, pail",
  cloth: "cloth, microfibre cloth, duster, rag, wipes",
  sponge: "sponge, scourer, scrubber, scouring pad",
  brush: "brush, scrubbing brush",
  "glass-cleaner": "glass cleaner, window cleaner",
  "bathroom-cleaner":
    "bathroom cleaner, toilet cleaner, descaler, limescale remover, mould remover, limescale",
  "stain-remover": "stain remover, stain, spot remover, bleach",
  disinfectant: "disinfectant, sanitizer, antibacterial, hygiene",
  "toilet-paper": "toilet paper, toilet roll, loo roll, toilet tissue",
  "kitchen-roll": "kitchen roll, paper towel, kitchen paper",
  tissue: "tissue, tissues, handkerchief, kleenex, facial tissue",
  bin: "bin, trash can, waste bin, garbage can, rubbish, trash, wastebasket, wastepaper basket, dustbin, trash bin, recycling bin",
  "air-freshener": "air freshener, room spray, room fragrance, reed diffuser",
  odor: "odor, odour, smell, bad smell",
  dust: "dust",
  dirt: "dirt, grease, grime, mud",
  "bin-bag":
    "bin bag, bin bags, trash bag, trash bags, garbage bag, bin liner, rubbish bag, refuse sack",
  "fabric-softener": "fabric softener, fabric conditioner, softener",
  "drain-cleaner": "drain cleaner, clogged drain, blocked drain, drain unblocker, plunger",
  "oven-cleaner": "oven cleaner, degreaser, grease remover",
  moth: "moth, moths, clothes moths, moth balls, mothballs",
  damp: "damp, humidity, musty, condensation, moisture absorber, dehumidifier, mildew",
  "freezer-bag": "freezer bag, freezer bags, zip bag, ziplock, sandwich bag",
  "lint-roller": "lint roller, lint remover, fabric shaver",
}
