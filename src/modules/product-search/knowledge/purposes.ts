/**
 * What is bought to do something with. Before the semicolon what does it best, after it what also
 * helps. How a line reads: `read-knowledge.ts`.
 */
export const PURPOSES = `
cut, chop, slice, dice, carve -> knife; slicer, chopping board, peeler, grater, scissors
peel -> peeler; knife
grate, shred -> grater; slicer
cook, fry, saute, boil, simmer -> pan, pot, wok; stove, spatula, cooking oil, oven
bake, roast -> oven; rolling pin, baking tray, whisk
stir, flip -> spatula, turner; spoon, whisk, tongs
blend, mix, puree, whip, beat -> blender, mixer, whisk; spoon
strain, drain, sift, filter -> strainer, sieve, colander
squeeze, juice -> squeezer, juicer; blender
reheat, warm, heat -> microwave, oven; stove, heater, blanket
freeze, cool, chill -> ice cube tray, freezer, ice; fan
drink, sip -> juice, water, soft drink, beverage; coffee, milk, glass, cup
eat -> food, fruit; snack, fork, plate, spoon, vegetable, meat
sit -> chair, sofa; stool, bench, armchair
sleep, nap, rest -> bed, mattress; pillow, blanket, sofa
store, organize, organise, tidy -> rack, organizer, shelf; box, storage, lunch box
decorate -> decoration; photo frame, plant, lamp, vase
illuminate, brighten, read -> lamp, light; book
listen -> headphones, earphones, speaker
call, text -> phone
charge, recharge -> charger, power bank; battery pack
photograph, film, record -> camera; tripod, phone, selfie stick, monopod
selfie -> selfie stick, selfie lamp; phone, monopod
protect, cover -> case, cover; helmet, screen protector
type, code, program, study, work -> laptop, desk; tablet, computer, office chair
write, draw, sketch -> pen, pencil; notebook, tablet
watch -> television; tablet, laptop
carry, transport -> bag, backpack; handbag, suitcase, lunch box
travel -> suitcase, backpack; bag
ride -> motorcycle, bicycle; scooter
drive, commute -> car, vehicle; motorcycle
run, jog, train -> running shoes, sneaker; athletic shoes, sportswear
hike, climb -> hiking boots, boot; backpack
swim -> swimsuit, swimwear; goggles
play, throw, kick -> ball; toy, game, sports equipment
clean, scrub, wash -> soap, body wash, detergent; cleaner, hand soap, sponge
wipe -> tissue; towel, napkin
moisturize, hydrate -> moisturizer, lotion, cream; body wash
shave -> razor
smell -> perfume, fragrance
tell time, time -> watch, clock
sweeten -> honey, sugar; syrup
feed -> food; bowl
grow -> plant pot, seeds; plant
hang -> hook, frame; rack
wear -> clothing; dress, shirt, shoe
sunbathe, sun -> sunglasses, sunscreen; sun hat
wake -> alarm clock; coffee
serve -> tray, plate; bowl, platter
`
