/** Numbers in words, over our languages. */

const ENGLISH =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|" +
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand"
/** German and Dutch write them in one: `neunundvierzig`, `negenenveertig`. */
const JOINED =
  "einen?|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|" +
  "zwanzig|drei(?:ß|ss)ig|(?:vier|fünf|sech|sieb|acht|neun)zig|hundert|tausend|" +
  "één|een|twee|drie|vijf|zes|zeven|negen|tien|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|" +
  "twintig|(?:der|veer|vijf|zes|zeven|tach|negen)tig|honderd|duizend"
const ROMANCE =
  "deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|" +
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinti?\\p{L}{0,6}|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|" +
  "(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent)[aio]?(?:uno|due|tre|tré|quattro|cinque|sei|sette|otto|nove)?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|" +
  "dois|duas|três|quatro|sete|oito|dez|doze|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|cem"
const ARABIC =
  "و?(?:واحد|اثن(?:ان|ين|ا|ي)|ثلاث|أربع|خمس|ست|سبع|ثماني?|تسع|عشر)(?:ة|ون|ين)?|و?(?:مئة|مائة|ألف)"

/** One number, as the source of a case-insensitive expression. */
export const NUMBER_IN_WORDS =
  `(?<!\\p{L})(?:(?:${JOINED})(?:(?:und|en|ën)?(?:${JOINED})){0,6}|${ENGLISH}|${ROMANCE}|${ARABIC})` +
  `(?:[ -](?:and |und |et[ -]|y |e |en )?(?:${ENGLISH}|${ROMANCE}|${JOINED}|${ARABIC})(?!\\p{L})){0,6}(?!\\p{L})`

/** Small ones that people write out. */
const SMALL: readonly (readonly [number, string])[] = [
  [1, "one ein eine einen einem einer un une una uno um uma een één"],
  [2, "two zwei deux dos due dois duas twee"],
  [3, "three drei trois tres tre três drie"],
  [4, "four vier quatre cuatro quattro quatro"],
  [5, "five fünf cinq cinco cinque vijf"],
  [6, "six sechs seis sei zes"],
  [7, "seven sieben sept siete sette sete zeven"],
  [8, "eight acht huit ocho otto oito"],
  [9, "nine neun neuf nueve nove negen"],
  [10, "ten zehn dix diez dieci dez tien"],
  [12, "twelve zwölf douze doce dodici doze twaalf"],
  [14, "fourteen vierzehn quatorze catorce quattordici catorze veertien"],
  [30, "thirty dreißig trente treinta trenta trinta dertig"],
  [60, "sixty sechzig soixante sesenta sessanta sessenta zestig"],
  [90, "ninety neunzig noventa novanta negentig"],
]
const VALUES = new Map(
  SMALL.flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const))
)

/** What a single small number word means; undefined for any other. */
export function smallNumber(word: string): number | undefined {
  return VALUES.get(word.toLowerCase())
}

/** The small number in figures and in every word for it, as the source of an expression. */
export function spellingsOf(value: number): string {
  const words = SMALL.find(([small]) => small === value)?.[1].split(" ") ?? []
  return [String(value), ...words].join("|")
}
