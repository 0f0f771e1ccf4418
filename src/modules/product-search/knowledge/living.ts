/** Food and drink, beauty, health, sport. */
export const LIVING = `
beauty = cosmetics = beauty products
makeup = make up = cosmetics
makeup > mascara, lipstick, eyeshadow, foundation, powder, blush, concealer, eyeliner, lip gloss, primer, bronzer, highlighter
makeup ~ nail polish
cosmetics > makeup, skin care, perfume, nail polish
lipstick = lip color = lip colour = lippy
lipstick ~ lip gloss, lip balm
mascara = lash color = lash
eyeshadow = eye shadow = eye makeup = eyeshadow palette
eye makeup > mascara, eyeshadow, eyeliner
eyelash = lash
eyelash ~ mascara
foundation ~ powder, concealer
face powder = setting powder = compact powder = loose powder
blush = blusher = rouge
nail polish = nail varnish = nail lacquer = nail enamel = nail color = manicure
perfume = fragrance = cologne = scent = eau de parfum = eau de toilette = parfum = aftershave = eau de cologne
deodorant = antiperspirant
skin care = skincare
skin care > lotion, moisturizer, face cream, cleanser, serum, sunscreen, face mask, body wash, soap, toner, body lotion
moisturizer = lotion = body lotion = body cream = moisturiser = body milk = face cream = hand cream
moisturizer ~ cream, body wash, skin care
cream ~ moisturizer
sunscreen = sun cream = suncream = sunblock = sun lotion
body wash = shower gel = bath gel = shower cream
body wash ~ soap
soap = hand soap = hand wash = handwash = bar soap
soap ~ body wash, shower gel
hand sanitizer ~ hand soap
toiletries > soap, shampoo, toothpaste, deodorant, body wash, lotion, toothbrush
personal care > soap, body wash, lotion, shampoo, deodorant, toothpaste
shampoo ~ conditioner, hair care
hair care > shampoo, conditioner, hair dryer, hair mask, brush
hair dryer = blow dryer = hairdryer
razor = shaver = electric shaver
toothpaste ~ toothbrush
vitamin = supplement = food supplement = nutritional supplement
supplement > protein powder, vitamin, creatine, collagen
protein powder = whey = protein shake = whey protein
first aid > bandage, plaster
bandage = plaster
grocery = groceries = food
food > fruit, vegetable, meat, bread, rice, egg, cheese, fish, snack, dessert, pasta
fruit > apple, banana, kiwi, lemon, strawberry, orange, mulberry, berry, grape, mango, pear, peach, melon, pineapple, cherry, lime
citrus > lemon, orange, lime, grapefruit
berry > strawberry, mulberry, blueberry, raspberry, blackberry, cranberry
vegetable = veggie = veg = greens = veggies
vegetable > potato, onion, cucumber, pepper, carrot, tomato, cabbage, broccoli, lettuce, spinach, garlic, pumpkin
pepper = capsicum = bell pepper
chili = chilli = chile = hot pepper = chili pepper = jalapeno
spud = potato
salad > cucumber, lettuce, tomato, pepper, onion
meat > beef, chicken, pork, steak, lamb, turkey, sausage, bacon, ham
poultry > chicken, turkey, duck
beef ~ steak
steak ~ meat
seafood > fish, shrimp, salmon, tuna, prawn, crab, lobster
fish ~ seafood
dairy > milk, egg, cheese, butter, yogurt, cream
grain > rice, oats, wheat, flour, quinoa
condiment > honey, ketchup, mustard, sauce, mayonnaise, jam
sweetener > honey, sugar, syrup
cooking oil = vegetable oil = olive oil = sunflower oil = frying oil
oil ~ cooking oil
spice > pepper, salt, chili, cinnamon
dessert = sweet = sweets = treat = pudding
dessert > ice cream, cake, chocolate, cookie, pastry
ice cream = gelato = frozen dessert = sorbet
candy = sweets
candy > chocolate, gum
snack > chips, nuts, crisps, cookie, chocolate, popcorn, cracker
chips = crisps
cookie = biscuit
beverage = drink = refreshment
beverage > juice, water, milk, coffee, tea, soft drink, beer, wine, lemonade, smoothie
soft drink = soda = pop = fizzy drink = cola = coke = carbonated drink = soda pop = pepsi
juice = fruit juice = orange juice
coffee = java = espresso = instant coffee = ground coffee
hot drink > coffee, tea, cocoa, hot chocolate
caffeine ~ coffee, tea
tea ~ coffee
water = mineral water = bottled water = drinking water
alcohol > beer, wine, whiskey, vodka, gin
breakfast > egg, milk, coffee, cereal, bread, honey, juice
sport = sports
sports equipment = sporting goods = sports gear = sports accessories
sports equipment > ball, racket, bat, glove, helmet, golf club, net
ball > football, basketball, tennis ball, baseball, volleyball, golf ball, cricket ball, soccer ball
football = soccer = soccer ball
rugby ~ american football
american football = gridiron = nfl
basketball hoop = basketball rim = basketball ring = hoop = rim
racket = racquet
racket > tennis racket, badminton racket, squash racket
shuttlecock = birdie = badminton
badminton > shuttlecock, badminton racket
golf > golf ball, golf club, iron
golf club = iron golf = driver = putter
baseball > baseball bat, baseball glove, baseball ball, cleat
baseball glove = catcher mitt = mitt = baseball mitt
cricket > cricket bat, cricket ball, cricket helmet, wicket
wicket = stumps
fitness = workout = exercise = gym
fitness > dumbbell, yoga mat, treadmill, kettlebell, protein powder, resistance band
weights = dumbbells = dumbbell
yoga > yoga mat
camping > tent, sleeping bag, lantern, camping stove
fishing > fishing rod, bait
luxury = luxurious = premium = high end = designer = deluxe = upscale
elegant ~ luxury, classic
cheap = affordable = inexpensive = low cost
wireless = cordless = bluetooth
waterproof = water resistant
portable = compact
vintage = retro = antique
organic = bio = natural
`
