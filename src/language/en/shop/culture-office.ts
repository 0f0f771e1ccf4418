import type { cultureOffice as concepts } from "../../concepts/culture-office"
import type { Words } from "../../concepts/concept"

export const cultureOffice: Words<typeof concepts> = {
  book: "book, books, reading, read, paperback, hardcover",
  novel: "novel, fiction, story, literature",
  "crime-novel": "crime novel, thriller, mystery, detective story, whodunit, crime, murder",
  fantasy: "fantasy, science fiction, sci-fi, dragons",
  "picture-book": "picture book, childrens book, kids book, bedtime story, board book, fairy tale",
  cookbook: "cookbook, cookery book, recipe book, recipes, recipe",
  "non-fiction":
    "non fiction, guide, handbook, manual, biography, textbook, history, self-help, memoir",
  "travel-guide": "travel guide, guidebook, atlas",
  comic: "comic, graphic novel, manga",
  dictionary: "dictionary, language course, phrasebook, learn a language",
  poetry: "poetry, poems, verse",
  magazine: "magazine, newspaper, journal, periodical",
  calendar: "calendar, planner, diary, wall planner, agenda, organiser",
  stationery: "stationery, office supplies, school supplies",
  office: "office, work, workplace, home office",
  school: "school, pupil, classroom, student, homework",
  pen: "pen, ballpoint pen, biro, fountain pen, gel pen, rollerball, writing instrument",
  "fountain-pen": "fountain pen, fountain pens",
  pencil: "pencil, coloured pencils, colouring pencils, crayon, crayons, mechanical pencil",
  marker: "marker, felt-tip pen, felt tips, highlighter, fineliner, whiteboard marker",
  eraser: "eraser, rubber, correction fluid, correction tape, pencil sharpener, sharpener",
  ruler: "ruler, set square, compass set, protractor, geometry set",
  notebook: "notebook, journal, notepad, exercise book, writing pad, jotter, diary",
  paper: "paper, printer paper, copy paper, sheets",
  "sticky-notes": "sticky notes, post-it, memo pads, adhesive notes",
  envelope: "envelope, envelopes, padded envelope, mailer, parcel, postage, shipping box",
  "greeting-card": "greeting card, card, birthday card, postcard, invitation",
  folder:
    "folder, binder, ring binder, file, document holder, filing, lever arch file, divider, plastic wallet",
  stapler: "stapler, staples, hole punch, paper clip, clip, drawing pin, push pin",
  calculator: "calculator",
  "pencil-case": "pencil case, pen case, pen pot, desk organiser, desk organizer, desk tidy",
  whiteboard:
    "whiteboard, pinboard, notice board, cork board, chalkboard, blackboard, flipchart, chalk",
  shredder: "shredder, paper shredder, laminator, label maker, labels, guillotine",
  stamp: "stamp, ink pad, rubber stamp, sticker, stickers, washi tape",
  "art-supplies":
    "art supplies, watercolour, watercolor, acrylic paint, oil paint, easel, canvas, sketchbook, drawing pad, painting set, drawing, sketch, colouring book",
  sewing:
    "sewing, knitting, crochet, yarn, wool, thread, needle, fabric, sewing machine, embroidery, haberdashery",
  music: "music, song, songs, album, vinyl, record, LP, CD",
  instrument: "instrument, musical instrument",
  guitar: "guitar, acoustic guitar, electric guitar, ukulele, bass, banjo",
  piano: "piano, digital piano, synthesizer, electronic keyboard",
  drum: "drum, drums, drum kit, percussion, cajon, tambourine, xylophone",
  "wind-instrument": "wind instrument, flute, recorder, harmonica, saxophone, trumpet, clarinet",
  violin: "violin, cello, bow, strings",
  "music-accessory":
    "music accessory, music stand, guitar strap, guitar strings, plectrum, guitar pick, tuner, capo, metronome, sheet music, amplifier, amp",
  film: "film, movie, DVD, blu-ray, cinema",
  gift: "gift, present, gift idea, gift card, voucher, souvenir",
  "gift-wrap": "gift wrap, wrapping paper, ribbon, gift bag",
}
