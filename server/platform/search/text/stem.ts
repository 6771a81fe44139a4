import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { ENDINGS } from "./endings.ts";

const MIN_STEM_CHARACTERS = 3;
const DIGIT = /\d/;
const SIBILANT = /(?:s|x|z|ch|sh)es$/;
const DOUBLE_CONSONANT = /([bcdfghjklmnpqrstvwxz])\1$/;

function withoutEnding(word: string, endings: readonly string[]): [stem: string, ending: string] {
  const ending = endings.find((end) => word.length - end.length >= MIN_STEM_CHARACTERS && word.endsWith(end)) ?? "";
  return [word.slice(0, word.length - ending.length), ending];
}

/** English plurals: watches, batteries, shoes; not glass, bus or tennis. */
function english(word: string): string {
  if (word.length <= MIN_STEM_CHARACTERS || !word.endsWith("s")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (SIBILANT.test(word) && !word.endsWith("ses")) return word.slice(0, -2);
  if (word.endsWith("sses")) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

/** Before a soft ending Lithuanian t and d are written č and dž: dviratis, dviračiai; laikrodis, laikrodžiai. */
function lithuanian(word: string): string {
  const [stem, ending] = withoutEnding(word, ENDINGS.lt);
  if (!ending.startsWith("i")) return stem;
  if (stem.endsWith("dz")) return stem.slice(0, -1);
  return stem.endsWith("c") ? `${stem.slice(0, -1)}t` : stem;
}

/** Estonian doubles a consonant in some cases: kott, kotid. */
function estonian(word: string): string {
  const [stem] = withoutEnding(word, ENDINGS.ee);
  return stem.length > MIN_STEM_CHARACTERS ? stem.replace(DOUBLE_CONSONANT, "$1") : stem;
}

/** The stem that the forms of a folded word share. Words with digits are names and stay unchanged. */
export function stem(word: string, language: Language): string {
  if (DIGIT.test(word)) return word;
  if (language === "en") return english(word);
  if (language === "lt") return lithuanian(word);
  if (language === "ee") return estonian(word);
  return withoutEnding(word, ENDINGS[language])[0];
}
