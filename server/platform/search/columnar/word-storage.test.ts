import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noSpans, scanWords } from "../text/tokenize.ts";
import { SetCodes } from "./facets/term-codes.ts";
import { IdTable } from "./storage/id-table.ts";
import { FormCache } from "./texts/form-cache.ts";
import { Postings, PostingsWriter, SECTION_BITS } from "./texts/postings.ts";
import { type StringTable, StringTableWriter } from "./texts/string-table.ts";

const letter = fc.constantFrom("a", "B", "ž", "я", "1");
const word = fc.string({ unit: letter, minLength: 1, maxLength: 5 });
const text = fc.string({ unit: letter, maxLength: 5 });

function frozenTable(texts: readonly string[]): StringTable {
  const writer = new StringTableWriter({ charCount: 0, count: 0 });
  for (const one of [...new Set(texts)].sort())
    writer.append(Uint16Array.from([...one], (letter) => letter.charCodeAt(0)));
  return writer.finish();
}

function done<T>(steps: Generator<void, T, void>): T {
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
  }
}

describe("tables of strings", () => {
  test("frozen and new strings are found, listed by their beginning and put in order", () => {
    fc.assert(
      fc.property(fc.array(text), fc.array(text), text, (frozen, added, asked) => {
        const table = frozenTable(frozen);
        const ids = added.map((one) => table.add(one));
        const all = [...new Set([...frozen, ...added])];
        expect(ids.map((id) => table.text(id))).toEqual(added);
        expect(table.count).toBe(all.length);
        expect(table.find(asked) !== -1).toBe(all.includes(asked));
        const starting = table.withPrefix(asked, 1_000).map((id) => table.text(id));
        expect(starting.sort()).toEqual(all.filter((one) => one.startsWith(asked)).sort());
        expect([...done(table.sortedIds())].map((id) => table.text(id))).toEqual(all.toSorted());
      }),
    );
  });
});

describe("postings", () => {
  const runs = fc.array(
    fc
      .uniqueArray(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 400 })
      .map((list) => list.sort((a, b) => a - b)),
    { minLength: 1, maxLength: 6 },
  );

  test("what was frozen and what was added later is read back in order", () => {
    fc.assert(
      fc.property(runs, runs, (frozen, added) => {
        const writer = new PostingsWriter();
        for (const list of frozen) writer.append(Uint32Array.from(list, (ordinal) => (ordinal << SECTION_BITS) | 2));
        const postings = writer.finish();
        for (const [term, list] of added.entries()) {
          for (const ordinal of list) postings.add(term, ordinal, 4);
        }
        for (let term = 0; term < Math.max(frozen.length, added.length); term++) {
          const expected = [
            ...(frozen[term] ?? []).map((ordinal) => ordinal * 8 + 2),
            ...(added[term] ?? []).map((ordinal) => ordinal * 8 + 4),
          ];
          expect([...postings.read(term)]).toEqual(expected);
          expect(postings.countOf(term)).toBe(expected.length);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("long lists are recalled as they are read, before and after documents are added, however many are asked for", () => {
    const writer = new PostingsWriter();
    const length = 300_000;
    for (let term = 0; term < 9; term++) {
      writer.append(Uint32Array.from({ length }, (_, at) => ((at * 2 + (term % 2)) << SECTION_BITS) | (term % 5)));
    }
    const postings = writer.finish();
    for (const round of [0, 1, 2]) {
      for (let term = 0; term < 9; term++) {
        const recalled = postings.recall(term).slice();
        expect(recalled).toHaveLength(length + (term % 3 === 0 ? round : 0));
        expect(Buffer.compare(Buffer.from(recalled.buffer), Buffer.from(postings.read(term).slice().buffer))).toBe(0);
        if (term % 3 === 0) postings.add(term, length * 2 + round, 1);
      }
    }
    expect(postings.bytes).toBeLessThan(40_000_000);
  });

  test("a document counts once for a term, where it was named first; an unknown term has none", () => {
    const postings = new Postings();
    postings.add(3, 7, 4);
    postings.add(3, 7, 1);
    expect([...postings.read(3)]).toEqual([7 * 8 + 4]);
    expect([...postings.read(99)]).toEqual([]);
  });
});

describe("caches of numbers", () => {
  test("a set of numbers has one code in whatever order they come, and different sets have different codes", () => {
    const numbers = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 300 }), (sets) => {
        const codes = new SetCodes();
        const known = new Map<string, number>();
        for (const set of sets) {
          const name = set.toSorted((a, b) => a - b).join();
          const code = codes.codeOf(set);
          expect(code).toBe(known.get(name) ?? (name === "" ? SetCodes.EMPTY : codes.sets.length - 1));
          known.set(name, code);
          expect(codes.sets[code]?.join()).toBe(name);
        }
        const copy = SetCodes.from(codes.sets);
        for (const set of sets) expect(copy.codeOf(set)).toBe(codes.codeOf(set));
      }),
      { numRuns: 30 },
    );
  });

  test("words are known by their letters wherever they stand", () => {
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const cache = new FormCache();
        const spans = noSpans();
        const known = new Map<string, number>();
        for (const word of words) {
          const around = `xx ${word} yy`;
          scanWords(around, spans);
          expect(cache.find(around, spans, 1)).toBe(known.get(word) ?? -1);
          if (known.has(word)) continue;
          cache.add(around, spans, 1, known.size);
          known.set(word, known.size);
        }
      }),
    );
  });

  test("ids of any size are found by the ordinal set last", () => {
    const ids = new Float64Array(3_000).map((_, ordinal) => ordinal * 7_919 * (ordinal % 2 === 0 ? 1 : 2 ** 30));
    const table = new IdTable();
    for (const [ordinal, id] of ids.entries()) table.set(id, ordinal, ids);
    for (const [ordinal, id] of ids.entries()) expect(table.find(id, ids)).toBe(ordinal);
    expect(table.find(5, ids)).toBe(-1);
  });
});
