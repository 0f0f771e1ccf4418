// The package brings types for its ES modules alone, which TypeScript refuses to a CommonJS caller;
// what it gives to `require` is the same.
declare module "@orama/stemmers/english" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/german" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/french" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/spanish" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/italian" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/portuguese" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/dutch" {
  export function stemmer(word: string): string
}
declare module "@orama/stemmers/arabic" {
  export function stemmer(word: string): string
}
