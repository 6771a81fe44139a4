import { SkuIndex } from "../sku-index.ts";
import { Lexicon } from "../texts/lexicon.ts";
import { type Postings, PostingsWriter, SECTION_BITS } from "../texts/postings.ts";
import { type StringTable, StringTableWriter } from "../texts/string-table.ts";
import type { Moves, Steps } from "./compaction.ts";

const SECTION_MASK = (1 << SECTION_BITS) - 1;
const POSTINGS_PER_STEP = 16_384;
const WORDS_PER_STEP = 2_048;
const GONE = 0xffffffff;

interface CompactTerms {
  readonly table: StringTable;
  readonly postings: Postings;
  /** The new number of each old term; GONE when no living document holds it. */
  readonly newTerms: Uint32Array;
}

/** Postings of the living documents under their new ordinals, in order again, in the place of the old ones. */
function move(postings: Uint32Array, { newOrdinals }: Moves): Uint32Array {
  let count = 0;
  let [last, isSorted] = [0, true];
  for (const posting of postings) {
    // Documents that came while the compaction was under way have no new ordinal yet: they are added again at its end.
    const ordinal = newOrdinals[posting >>> SECTION_BITS] ?? 0;
    if (ordinal === 0) continue;
    const next = (((ordinal - 1) << SECTION_BITS) | (posting & SECTION_MASK)) >>> 0;
    isSorted &&= next >= last;
    last = next;
    postings[count++] = next;
  }
  const result = postings.subarray(0, count);
  return isSorted ? result : result.sort();
}

function* compactTerms(table: StringTable, postings: Postings, moves: Moves): Steps<CompactTerms> {
  const [texts, lists] = [new StringTableWriter(table), new PostingsWriter(table.count)];
  const newTerms = new Uint32Array(table.count).fill(GONE);
  let work = 0;
  for (const term of yield* table.sortedIds()) {
    const list = move(postings.read(term), moves);
    if (list.length > 0) {
      newTerms[term] = texts.append(table.chars(term));
      lists.append(list);
    }
    work += list.length + 64;
    if (work > POSTINGS_PER_STEP) {
      work = 0;
      yield;
    }
  }
  return { table: texts.finish(), postings: lists.finish(), newTerms };
}

export function* compactLexicon(lexicon: Lexicon, moves: Moves): Steps<Lexicon> {
  const stems = yield* compactTerms(lexicon.stems, lexicon.postings, moves);
  const words = new StringTableWriter(lexicon.words);
  const stemOfWord: number[] = [];
  const usesOfWord: number[] = [];
  const lettersOfWord: number[] = [];
  const writtenForms = new Map<number, string>();
  let work = 0;
  for (const word of yield* lexicon.words.sortedIds()) {
    const stem = stems.newTerms[lexicon.stemOf(word)] ?? GONE;
    if (++work % WORDS_PER_STEP === 0) yield;
    if (stem === GONE) continue;
    const folded = lexicon.words.text(word);
    const written = lexicon.writtenForm(word);
    const id = words.append(lexicon.words.chars(word));
    stemOfWord.push(stem);
    usesOfWord.push(lexicon.usesOf(word));
    lettersOfWord.push(lexicon.letters[word] as number);
    if (written !== folded) writtenForms.set(id, written);
  }
  return new Lexicon(lexicon.language, {
    words: words.finish(),
    stems: stems.table,
    postings: stems.postings,
    stemOfWord: Uint32Array.from(stemOfWord),
    usesOfWord: Uint32Array.from(usesOfWord),
    lettersOfWord: Uint32Array.from(lettersOfWord),
    writtenForms,
  });
}

export function* compactSkus(skus: SkuIndex, moves: Moves): Steps<SkuIndex> {
  const { table, postings } = yield* compactTerms(skus.table, skus.postings, moves);
  return new SkuIndex(table, postings);
}
