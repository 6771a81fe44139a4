const MAX_WORD_CHARACTERS = 40;
const MAX_JOINED_PARTS = 4;
const MAX_UNIT_CHARACTERS = 3;

/** Words written together: "wh-1000" is one chunk of two parts. */
export type Chunk = readonly string[];

const isDigit = (code: number) => code >= 48 && code <= 57;

/** ASCII by table, beyond it everything but signs, spaces and surrogates; marks stay with their letters. */
function isWordCode(code: number): boolean {
  if (code < 128) return isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code === 0xd7 || code === 0xf7) return false;
  return !((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xd800);
}

/** - . / _ + ' and the typographic apostrophe and hyphen hold a chunk together. */
const isJoiner = (code: number) =>
  code === 45 ||
  code === 46 ||
  code === 47 ||
  code === 95 ||
  code === 43 ||
  code === 39 ||
  code === 0x2019 ||
  code === 0x2011;

const isDecimalSign = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (code === 44 || code === 46) && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1));
};

function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && (isWordCode(text.charCodeAt(at)) || isDecimalSign(text, at))) at++;
  return at;
}

const asWord = (text: string, start: number, end: number) =>
  text.slice(start, Math.min(end, start + MAX_WORD_CHARACTERS)).replace(",", ".");

/** The words of a text in lower case, those written together kept together. Any string is fine. */
export function chunksOf(input: string): Chunk[] {
  const text = input.toLowerCase();
  const chunks: string[][] = [];
  let joined = false;
  for (let at = 0; at < text.length; ) {
    if (!isWordCode(text.charCodeAt(at))) {
      joined = isJoiner(text.charCodeAt(at)) && at > 0 && isWordCode(text.charCodeAt(at - 1));
      at++;
      continue;
    }
    const end = wordEnd(text, at);
    const last = chunks.at(-1);
    const word = asWord(text, at, end);
    if (joined && last && last.length < MAX_JOINED_PARTS) last.push(word);
    else chunks.push([word]);
    joined = false;
    at = end;
  }
  return chunks;
}

/** "t-shirt" is also one word, "tshirt". */
export function joinedForm(chunk: Chunk): string | null {
  return chunk.length > 1 ? chunk.join("").slice(0, MAX_WORD_CHARACTERS) : null;
}

/** "128 GB" is also one word, "128gb". */
export function joinedUnit(chunk: Chunk | undefined, next: Chunk | undefined): string | null {
  const [number, unit] = [chunk?.at(-1) ?? "", next?.[0] ?? ""];
  if (!/^\d+(?:\.\d+)?$/.test(number) || unit.length > MAX_UNIT_CHARACTERS || !/^\p{L}+$/u.test(unit)) return null;
  return number + unit;
}

/** All words under which a text is found. */
export function wordsOf(text: string): string[] {
  const chunks = chunksOf(text);
  const words: string[] = [];
  for (const [index, chunk] of chunks.entries()) {
    words.push(...chunk);
    const joined = joinedForm(chunk);
    if (joined !== null) words.push(joined);
    const unit = joinedUnit(chunk, chunks[index + 1]);
    if (unit !== null) words.push(unit);
  }
  return words;
}

/** A SKU as it is compared: letters and digits alone. */
export function skuForm(text: string): string {
  return chunksOf(text.slice(0, 100)).flat().join("").replaceAll(".", "");
}
