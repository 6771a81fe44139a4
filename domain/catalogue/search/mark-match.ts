export interface TextSegment {
  readonly text: string;
  /** Whether the visitor typed this segment. */
  readonly isTyped: boolean;
}

/** A letter without case and accents; always one unit long, so that positions in both texts agree. */
function fold(letter: string): string {
  return letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);
}

const folded = (text: string) => Array.from({ length: text.length }, (_, at) => fold(text.charAt(at))).join("");

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function startsWord(text: string, at: number): boolean {
  return at === 0 || !LETTER_OR_DIGIT.test(text.charAt(at - 1));
}

/** Which letters belong to a typed beginning of a word. */
function typedLetters(text: string, words: readonly string[]): boolean[] {
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (startsWord(text, at)) marks.fill(true, at, at + word.length);
    }
  }
  return marks;
}

/**
 * Splits a suggestion into segments that the visitor typed and others. Ignores case and accents: "ausines" matches
 * "Ausinės" (CATALOG-14).
 */
export function markMatch(suggestion: string, typed: string): TextSegment[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const marks = typedLetters(folded(suggestion), words);
  const segments: { text: string; isTyped: boolean }[] = [];
  for (const [at, isTyped] of marks.entries()) {
    const last = segments.at(-1);
    if (last?.isTyped === isTyped) last.text += suggestion.charAt(at);
    else segments.push({ text: suggestion.charAt(at), isTyped });
  }
  return segments;
}
