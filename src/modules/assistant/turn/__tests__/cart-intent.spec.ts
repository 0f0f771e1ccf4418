import { mayChangeCart } from "../cart-intent"

describe("a wish for a change of the cart", () => {
  it.each([
    "Add the city sneaker to my cart",
    "please add two of them",
    "I'll take the blue one",
    "Can I have the first one please, in size L",
    "Is it in stock? Then two of them please",
    "What a nice jacket! I'll have two.",
    "Yes, both of them, and thank you very much",
    "Make it three instead of two this time",
    "Can you remove the mug from it again",
    "Order two of the espresso cups for me",
    "size L",
    "the blue one",
    "2",
    "Leg mir bitte zwei davon in den Warenkorb",
    "Ich nehme die blaue Jacke in Größe L",
    "Ja, die beiden hätte ich sehr gerne",
    "Ajoutez deux tasses à mon panier",
    "Oui, les deux en taille L, merci beaucoup",
    "Añade dos tazas a mi carrito",
    "Ponme dos de las azules, por favor",
    "Aggiungi due tazze al carrello",
    "Prendo quella blu in taglia L",
    "Coloca duas xícaras no carrinho",
    "Voeg twee kopjes toe aan mijn winkelmandje",
    "أضف اثنين إلى السلة",
  ])("may be: %s", (message) => {
    expect(mayChangeCart(message)).toBe(true)
  })

  it.each([
    "Tell me more about the city sneaker please",
    "Tell me more please",
    "Show me all the jackets under 50",
    "Hello, can you please tell me more about both of these jackets",
    "What is the difference between these two?",
    "Which one is more robust, the first or the second?",
    "How long does it take to get here?",
    "Where is my order 1042?",
    "Is the hood removable, and does it come with additional straps?",
    "What should I buy for a trip to Norway in winter?",
    "I'm looking for one more of these jackets, less expensive please",
    "Compare all three of them please",
    "Do you have leggings and ponchos in one size?",
    "Erzähl mir bitte mehr über den City Sneaker",
    "Was kosten alle drei zusammen, bitte?",
    "Dites-moi en plus sur les deux vestes, si possible",
    "Montrez-moi les vestes à moins de 50 euros, oui",
    "Cuéntame más sobre las dos chaquetas, por favor",
    "¿Qué chaqueta es la más cálida, sí?",
    "Dimmi di più su tutte e 2 le giacche",
    "Fale mais sobre os 2 casacos, sim",
    "Vertel me graag meer over alle 3 de jassen",
  ])("is none: %s", (message) => {
    expect(mayChangeCart(message)).toBe(false)
  })
})
