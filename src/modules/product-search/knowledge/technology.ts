/** Phones, computers, sound, pictures, vehicles. */
export const TECHNOLOGY = `
electronics = gadget = gadgets = tech = electronic devices = consumer electronics
electronics > phone, laptop, tablet, headphones, camera, speaker, smartwatch, television, charger, monitor, console
phone = smartphone = cellphone = cell phone = mobile phone = mobile = handset = cell = telephone = smart phone
phone ~ iphone
android ~ samsung, galaxy
android phone > samsung, galaxy, oppo, vivo, realme, pixel, xiaomi, oneplus, motorola
laptop = notebook computer = notebook pc = laptop computer = portable computer = ultrabook = chromebook
laptop ~ computer, macbook, notebook
computer = pc = desktop computer
computer > laptop, desktop, imac
macbook ~ laptop
tablet = tablet computer = tab = slate
tablet > ipad, galaxy tab
ereader = e reader = kindle
ipad ~ tablet
iphone ~ phone
monitor = screen = display
television = tv = telly = smart tv
keyboard ~ mouse
mouse = computer mouse
printer ~ scanner
storage drive = hard drive = hard disk = ssd
usb stick = flash drive = thumb drive = pen drive
headphones = headset = cans
headphones > earphones, earbuds, over ear headphones, on ear headphones, airpods, noise cancelling headphones
earbuds = earphones = in ear headphones = earpods = airpods = ear buds = ear phones
earbuds ~ headphones
airpods ~ earphones
audio > headphones, speaker, earphones, soundbar, microphone, turntable, amplifier
speaker = loudspeaker = sound system
speaker > smart speaker, bluetooth speaker, soundbar, homepod, echo
smart speaker = voice assistant = alexa = google home
alexa ~ echo
siri ~ homepod
smart home > smart speaker, smart bulb, thermostat, smart plug
charger = power adapter = charging cable = charging brick = power supply
charger > wireless charger, charging pad, phone charger
charging pad = wireless charger = charging mat
cable = cord = lead
power bank = powerbank = portable charger = battery pack = external battery = portable battery
power bank ~ charger
battery ~ power bank, battery pack
phone case = phone cover = mobile cover = phone sleeve = protective case
phone case ~ case, phone accessories
case = cover = sleeve
screen protector ~ phone case
phone accessories > phone case, charger, power bank, screen protector, selfie stick, phone holder
camera > dslr, webcam, camcorder, action camera
camera ~ photography
photography = photo = photographic
photography > camera, tripod, lens, selfie stick, monopod
photo ~ camera, picture
tripod = camera stand = camera mount
tripod ~ monopod, pedestal, selfie stick, stand
selfie stick = selfie pole
selfie stick ~ monopod, tripod
monopod ~ tripod, selfie stick
selfie light = ring light = selfie lamp = fill light
pedestal ~ stand, tripod
lens ~ camera
console = game console = gaming console = playstation = xbox = nintendo
video game = game
gaming > console, controller, gaming mouse, gaming chair
router = wifi router
drone = quadcopter
wearable > smartwatch, fitness tracker, earbuds
macbook charger ~ charger
vehicle > car, motorcycle, truck, bicycle, van, scooter, suv
car = automobile = auto = motorcar
car > sedan, suv, hatchback, coupe, convertible, minivan, sports car, station wagon, pickup
car ~ vehicle
sedan = saloon
suv = crossover = four by four = off roader = 4x4
minivan = people carrier = mpv = family car
minivan ~ van
family car ~ suv, sedan, minivan
sports car ~ coupe, muscle car
hatchback = compact car
truck = lorry = pickup
motorcycle = motorbike = motor bike = motor cycle = bike = two wheeler
motorcycle > sportbike, scooter, chopper, dirt bike, cruiser
sportbike = sport bike = sports bike = superbike = race bike
scooter = moped = vespa
bicycle = bike = pushbike = cycle
bicycle > mountain bike, road bike, ebike
tire = tyre
helmet ~ protective gear
fuel ~ oil
`
