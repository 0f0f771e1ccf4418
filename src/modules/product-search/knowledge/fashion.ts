/** Clothing, shoes, jewellery, bags. How a line reads: `read-knowledge.ts`. */
export const FASHION = `
clothing = clothes = apparel = garment = wear = fashion
clothing > shirt, t-shirt, top, dress, skirt, trousers, jeans, jacket, coat, sweater, hoodie, shorts, suit, blouse, underwear, socks, gown
t-shirt = tee = tshirt = tee shirt
top > t-shirt, blouse, shirt, tank top, crop top, tunic, camisole
shirt > t-shirt, polo, blouse, flannel
shirt ~ top
tank top = vest top = singlet
polo = polo shirt
button down ~ shirt, blouse
blouse ~ top, shirt
dress = frock
dress > gown, sundress, maxi dress, evening dress, cocktail dress
dress ~ skirt
gown = evening dress = ball gown
gown ~ dress
evening wear > gown, suit, dress, heels, tuxedo
outfit ~ dress, suit, clothing
trousers = pants = slacks
trousers > jeans, chinos, joggers, leggings, cargo pants
jeans = denim = denims
chinos ~ trousers
joggers = sweatpants = jogging pants = track pants
leggings = tights = yoga pants
shorts ~ trousers
sweater = jumper = pullover = knitwear
sweater ~ cardigan, hoodie, sweatshirt
sweatshirt ~ hoodie, sweater
hoodie = hooded sweatshirt
cardigan ~ sweater
coat = overcoat = outerwear
coat > parka, trench coat, raincoat, jacket
jacket ~ coat, blazer, parka
windbreaker ~ jacket, raincoat
raincoat = waterproof jacket = rain jacket
blazer ~ suit, jacket
suit = tuxedo = two piece
suit ~ blazer
waistcoat = vest = gilet
underwear = lingerie = undergarment = intimates
underwear > bra, panties, boxers, briefs, knickers
panties = knickers
pajama = pajamas = pyjamas = nightwear = sleepwear = nightgown
robe = bathrobe = dressing gown
swimwear > swimsuit, bikini, swim trunks, swimming trunks
swimsuit = bathing suit = swimming costume
socks ~ stockings, tights
scarf = shawl
glove = mitten
hat = headwear
hat > cap, beanie, fedora, sun hat
cap = baseball cap = snapback
beanie = knit cap
belt ~ suspenders
tie = necktie
tie > bow tie
costume ~ dress, suit
corset = bustier
check = checked = plaid = tartan = checkered
striped = stripes = stripe
floral = flower pattern
sportswear = activewear = athleisure = gym clothes = workout clothes
sportswear > leggings, joggers, shorts, tracksuit, sports bra
footwear = shoes
footwear > sneaker, boot, sandal, slipper, heels, loafer, flats, trainer, cleat, flip flop, clog, espadrille
shoe > sneaker, boot, sandal, heels, loafer, flats, trainer, cleat, pump, slipper
sneaker = trainer = tennis shoes = gym shoes = kicks
sneaker > running shoes
sneaker ~ athletic shoes, sports shoes, sport shoes, casual shoes, running shoes
running shoes = runners = jogging shoes
running shoes ~ sneaker, athletic shoes, sports shoes
athletic shoes = sports shoes
basketball shoes ~ sneaker, athletic shoes
boot > ankle boot, hiking boots, rain boots
wellies = rain boots = wellington boots = gumboots
heels = high heels = stilettos = heel shoes = pumps
loafer = moccasin
flats = ballerinas = ballet flats
sandal ~ flip flop, slipper
flip flop = thongs = flipflop
slipper = house shoes
slipper ~ sandal, flip flop
cleat = football boots = soccer boots = spikes
jewelry = jewels = bijou
jewelry > necklace, earring, ring, bracelet, pendant, brooch, anklet, bangle, cufflinks, charm
earring = ear stud = stud earring
earring ~ jewelry
necklace ~ pendant, chain
pendant ~ necklace
bracelet = bangle
brooch = pin
watch = timepiece = wristwatch = wrist watch
watch > smartwatch, chronograph
watch ~ clock
chronograph = chrono
smartwatch = smart watch = fitness tracker = fitness watch
sunglasses = sun glasses = shades = sunnies
glasses = eyewear = spectacles = eyeglasses
glasses > sunglasses, reading glasses
eyewear > sunglasses, glasses, goggles
goggles ~ glasses
bag > handbag, backpack, tote, clutch, purse, duffel bag, shoulder bag, suitcase, satchel, messenger bag
handbag = purse = pocketbook = hand bag
handbag ~ bag, clutch, tote, shoulder bag, leather bag
purse ~ wallet, bag
wallet = billfold
wallet ~ purse, card holder
backpack = rucksack = knapsack = back pack = school bag = schoolbag = book bag = daypack
tote = tote bag = shopper
clutch = evening bag
suitcase = luggage = trolley case = travel bag = baggage
satchel = messenger bag
gym bag = duffel bag = duffle bag = sports bag = holdall
briefcase = laptop bag
umbrella = brolly
leather ~ faux leather, suede
denim ~ jeans
wedding ~ bridal
bridal > gown, veil, ring
`
