/** Furniture, decoration, kitchen, household, garden, tools, pets, children. */
export const HOME = `
furniture = furnishings
furniture > sofa, chair, table, bed, desk, cabinet, wardrobe, shelf, bookcase, dresser, bench, stool, nightstand, ottoman
sofa = couch = settee = loveseat = divan = chesterfield = futon
sofa ~ armchair
chair = seat
chair > armchair, office chair, stool, recliner, rocking chair, desk chair, dining chair
office chair = desk chair = swivel chair = computer chair = task chair
armchair = easy chair = lounge chair
stool = bar stool
seating > sofa, chair, stool, bench, armchair
bench ~ stool
table > dining table, coffee table, side table, desk, bedside table, end table
desk = writing desk = computer desk = workstation
desk ~ table
nightstand = bedside table = night table = night stand = bedside cabinet
side table = end table
bed > bunk bed, mattress, bed frame, sofa bed, cot
bed = bedstead
mattress ~ bed
wardrobe = closet = armoire
dresser = chest of drawers = drawers
bookcase = bookshelf = shelving
shelf = rack = shelving = shelves
rack ~ shelf, stand, holder, organizer
cupboard = cabinet
sink = basin = washbasin = wash basin
bathroom > sink, shower, towel, toilet, bath mat, mirror, bathtub
bathtub = tub
faucet = tap
mirror = looking glass
decoration = decor = decorative = ornament = home decor = showpiece = figurine = knick knack
decoration > vase, photo frame, candle, plant, wall art, swing, sculpture, poster, wreath, plant pot
wall art = painting = artwork = canvas print = poster
photo frame = picture frame = frame
vase ~ plant pot
plant = houseplant = house plant = greenery
plant > artificial plant, succulent, cactus
plant ~ flower
plant pot = flower pot = flowerpot = planter
lamp = light = lights = lighting
lamp > table lamp, floor lamp, desk lamp, bedside lamp, night light, lantern, chandelier
light > lamp, bulb, flashlight, lantern
bulb = light bulb
flashlight = torch
rug = carpet
rug ~ mat
curtain = drapes = blinds
cushion = pillow = throw pillow
bedding > sheet, duvet, pillow, blanket, comforter, pillowcase, quilt
duvet = comforter = quilt
blanket = throw
towel ~ bathrobe
candle ~ lantern
clock > alarm clock, wall clock
kitchen ~ cookware, kitchenware
kitchenware = kitchen tools = kitchen utensils = kitchen gadgets = kitchen accessories
kitchenware > cookware, cutlery, spatula, whisk, grater, peeler, strainer, tongs, ladle, knife, cutting board
utensil > spatula, whisk, tongs, ladle, spoon, fork, knife, turner, slotted spoon
cutlery = silverware = flatware = tableware
cutlery > knife, fork, spoon
crockery = dinnerware = tableware = dishes = dish = china = dishware
crockery > plate, bowl, cup, mug, saucer
tableware > plate, bowl, fork, spoon, knife, glass, cup
plate ~ dish, bowl
bowl ~ dish
cup = mug = tumbler = beaker
glass = drinking glass = glassware = wine glass
drinkware > cup, glass, mug, bottle, tumbler
cookware > pan, pot, wok, saucepan, skillet, casserole, griddle, dutch oven
pan = frying pan = skillet = frypan
pan ~ wok, pot, saucepan
pot = cooking pot = saucepan = stockpot
pot ~ pan
wok ~ pan
knife = blade
knife > chef knife, bread knife, pocket knife
cutting board = chopping board = chopping block = butcher block
spatula = turner = flipper = fish slice
whisk = beater = egg beater
whisk ~ mixer
strainer = sieve = colander = sifter
grater = shredder = zester
peeler = potato peeler = vegetable peeler
slicer = mandoline = cutter
slicer ~ knife
squeezer = juicer = citrus press = lemon squeezer
tongs = pincers
rolling pin = dough roller
baking > rolling pin, oven, cake pan, baking tray, mixer, whisk, muffin tin, flour
tray = serving tray = platter
lunch box = lunchbox = bento = food container = tiffin
food container = food storage = tupperware
ice cube tray = ice tray = ice mold
spice rack = spice holder = spice organizer
mug tree = mug holder = mug rack = mug tree stand
stove = cooker = cooktop = hob = hot plate = burner = range
stove ~ oven
oven ~ stove, microwave
microwave = microwave oven
blender = liquidizer = liquidiser = mixer = smoothie maker
blender > hand blender, immersion blender
mixer ~ blender, whisk
kettle = electric kettle
coffee maker = coffee machine = espresso machine
toaster ~ oven
fridge = refrigerator = freezer
dishwasher ~ appliance
appliance > blender, microwave, oven, stove, toaster, kettle, vacuum cleaner, fridge, washing machine, air fryer, dishwasher
washing machine = washer
vacuum cleaner = vacuum = hoover
iron = clothes iron
fan ~ air conditioner
heater = radiator
bin = trash can = garbage can = waste basket
tissue = tissues = tissue paper = kleenex = facial tissue
tissue ~ toilet paper, napkin, paper towel
cleaning > detergent, soap, mop, broom, cleaner, sponge, bleach, vacuum cleaner, brush
detergent = laundry detergent = washing powder
storage > box, basket, organizer, container, rack, shelf, bin
organizer = organiser = organization = holder
garden > plant, plant pot, hose, lawn mower, seeds, shovel, spade, swing, rake
gardening > plant pot, plant, seeds, shovel, spade, watering can
lawn mower = lawnmower = mower
barbecue = bbq = grill
tool > hammer, drill, screwdriver, wrench, saw, pliers, spanner, axe
wrench = spanner
drill = power drill
pet > dog, cat, bird, fish tank, hamster
pet food > dog food, cat food, bird food
pet supplies > dog food, cat food, leash, collar, litter, pet food
dog = puppy = canine = doggy = pup
cat = kitten = feline = kitty
kibble = dog food
leash = lead
baby = infant = newborn
baby > diaper, pacifier, stroller, crib, bib, onesie, baby bottle
diaper = nappy
stroller = pram = pushchair = buggy
crib = cot
pacifier = dummy
toy > doll, puzzle, lego, teddy bear, board game, action figure, plush, building blocks
teddy bear = plush = stuffed animal = soft toy
puzzle = jigsaw
stationery = office supplies = school supplies
stationery > pen, pencil, notebook, notepad, paper, stapler, eraser, marker
notebook ~ notepad, laptop
book > novel, cookbook, textbook
wood = wooden = timber = oak = pine = walnut = bamboo
metal ~ steel, aluminum, iron
aluminum = alu
`
