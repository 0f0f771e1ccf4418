import { findExcluded, matchProducts } from "../memory/match"
import { shopOf } from "./shop"

describe("what must not be in a product", () => {
  const drinks = shopOf([
    { title: "Alcohol-free Botanical Spirit", categories: [["Alcohol"]] },
    { title: "Coastal Gin", categories: [["Alcohol"]] },
    { title: "Coffee", tags: ["coffee"], description: "Dark. Contains caffeine." },
    { title: "Mint Infusion", tags: ["tea"], description: "Whole leaves, no caffeine." },
    { title: "Shampoo", tags: ["shampoo"], description: "Silky." },
    { title: "Plant Shampoo", tags: ["shampoo"], description: "Soap nuts instead of sulphates." },
  ])

  it.each([
    ["caffeine free", "Mint Infusion"],
    ["caffeine-free tea", "Mint Infusion"],
    ["shampoo without sulphates", "Plant Shampoo"],
    ["spirits without alcohol", "Alcohol-free Botanical Spirit"],
  ])("is not in the first hit for %s", (query, title) => {
    expect(drinks.rank(query)[0]).toBe(title)
  })

  const pharmacy = shopOf([
    { title: "Ibuprofen", tags: ["tablets"], description: "For pain." },
    { title: "Paracetamol", tags: ["tablets"], description: "For pain." },
    { title: "Throat Lozenges", tags: ["cough"] },
    { title: "Cough Syrup", tags: ["cough"], description: "Sugar-free, from two years." },
  ])

  it("is not all that its list has: who wants no ibuprofen may take another", () => {
    const { excluded } = pharmacy.read("painkiller but not ibuprofen")
    expect(
      pharmacy.index.documents.filter((_, i) => findExcluded(pharmacy.index, excluded).has(i))
    ).toHaveLength(1)
  })

  it("is not what follows `-free` in a description", () => {
    expect(pharmacy.rank("sugar free cough medicine")[0]).toBe("Cough Syrup")
  })

  it("is named as the shopper wrote it", () => {
    expect(drinks.read("caffeine-free tea").understood.excluded).toEqual(["caffeine"])
  })

  it("is not what says that it has none of it, whatever category it lies in", () => {
    const { excluded } = drinks.read("spirits without alcohol")
    const [number] = findExcluded(drinks.index, excluded)
    expect(drinks.index.documents[number]?.title).toEqual(["coastal", "gin"])
  })
})

describe("the first hit", () => {
  it("is the thing that a verb in the noun's place is done with", () => {
    const home = shopOf(
      [{ title: "Abrigo de lana" }, { title: "Perchero de pie" }, { title: "Taza" }],
      [],
      "es"
    )
    expect(home.rank("colgar abrigos")[0]).toBe("Perchero de pie")
  })

  it("is the thing whose accents tell it from a stop word", () => {
    const shop = shopOf([{ title: "Té verde" }, { title: "Taza" }], [], "es")
    expect(shop.read("té").understood.terms).toEqual(["te"])
    expect(shop.read("te quiero regalar una taza").understood.terms).not.toContain("te")
  })

  it("has what the very word means, and not what only has its stem", () => {
    const food = shopOf([{ title: "Terrine de campagne" }, { title: "Spaghetti" }], [], "fr")
    expect(food.rank("pâtes")[0]).toBe("Spaghetti")
    expect(food.rank("pâté")[0]).toBe("Terrine de campagne")
  })

  it.each([
    ["fr", "pellicules", "Shampooing antipelliculaire"],
    ["it", "forfora", "Shampoo antiforfora"],
    ["es", "tostadas", "Tostadora"],
  ])(
    "in %s is of the family of a word that the catalogue has not: %s",
    (language, query, title) => {
      expect(shopOf([{ title }, { title: "Zzz" }], [], language).rank(query)).toEqual([title])
    }
  )

  it("says a name of several words in its description", () => {
    const care = shopOf([{ title: "Balm", description: "For the dry skin of winter." }])
    expect(care.rank("dry skin")).toEqual(["Balm"])
  })
})

describe("a compound of another language", () => {
  it("is read in that language, though it is in no list as a whole", () => {
    const shop = shopOf([{ title: "Tablets", description: "For headache and fever." }])
    expect(shop.rank("Kopfschmerztabletten")).toEqual(["Tablets"])
  })
})

describe("a word that looks the same in the catalogue's language", () => {
  const shop = shopOf([{ title: "Striped Tee" }, { title: "Earl Grey Tea" }, { title: "Beanie" }])

  it("is what the shopper's language means by it", () => {
    expect(shop.rank("schwarzer Tee", "de")[0]).toBe("Earl Grey Tea")
    expect(shop.rank("tee")[0]).toBe("Striped Tee")
  })

  it("is hardly found where the shop has nothing of it", () => {
    const tees = shopOf([{ title: "Striped Tee" }])
    const parsed = tees.read("Haben Sie Tee für meine Oma?", "de")
    const tea = parsed.concepts.findIndex(({ word }) => word === "tee")
    expect(matchProducts(tees.index, parsed).met[tea][0]).toBeLessThan(0.3)
  })

  it("is read in what the conversation is held in, whatever the browser speaks", () => {
    const tees = shopOf([{ title: "Striped Tee" }])
    const [tea] = tees.read("tee", "en", "de").concepts
    expect(tea.alternatives[0].weight).toBeLessThan(0.3)
    expect(tees.read("tee", "en", "en").concepts[0].alternatives[0].weight).toBe(1)
    expect(tees.read("striped tee", "en", "de").concepts.at(-1)?.alternatives[0].weight).toBe(1)
  })

  it("a beanie is a hat", () => {
    expect(shop.rank("warm hats")).toContain("Beanie")
  })
})
