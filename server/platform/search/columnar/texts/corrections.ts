import { fold } from "../../text/fold.ts";
import { stem } from "../../text/stem.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { noSpans, scanWords, wordAt } from "../../text/tokenize.ts";
import type { Lexicon } from "./lexicon.ts";
import { MAX_QUERY_CHARACTERS } from "./query-words.ts";
import { mistyped } from "./typos.ts";

/**
 * The text with each word that no document has replaced by the known word it was most likely meant to be; null when
 * nothing was mistyped, or nothing like it is known.
 */
export function correctedText(lexicon: Lexicon, given: string): string | null {
  const typed = given.slice(0, MAX_QUERY_CHARACTERS);
  const lower = typed.toLowerCase();
  // A few letters change their length in lower case, and words are found by their position.
  const text = lower.length === typed.length ? typed : lower;
  const spans = noSpans();
  scanWords(lower, spans);
  let corrected = "";
  let end = 0;
  for (let at = 0; at < spans.count; at++) {
    const word = fold(wordAt(lower, spans, at));
    const meant = meantBy(lexicon, word, at === spans.count - 1);
    if (!meant) continue;
    corrected += text.slice(end, spans.starts[at]) + lexicon.writtenForm(meant.word);
    end = spans.ends[at] as number;
  }
  return end === 0 ? null : corrected + text.slice(end);
}

/** A word that is known is meant as it is; the last one may be the mistyped beginning of a longer one. */
function meantBy(lexicon: Lexicon, word: string, isLast: boolean) {
  if (isKnown(lexicon, word, isLast)) return undefined;
  return mistyped(lexicon, word, false)[0] ?? (isLast ? mistyped(lexicon, word, true)[0] : undefined);
}

/** The last word may still be the beginning of a longer one. */
function isKnown(lexicon: Lexicon, word: string, isLast: boolean): boolean {
  if (lexicon.stems.find(stem(word, lexicon.language)) !== -1 || isStopWord(word, lexicon.language)) return true;
  return isLast && lexicon.wordsFrom(word, 1).length > 0;
}
