import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactLexicon } from "../storage/compact-texts.ts";
import { Lexicon, SECTIONS } from "./lexicon.ts";
import { allowedTypos, mistyped, typoDistance } from "./typos.ts";

/** The textbook's table, whole. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const changed = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(changed, at(row - 1, column) + 1, at(row, column - 1) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, at(row - 2, column - 2) + 1);
      }
      (table[row] as number[])[column] = least;
    }
  }
  return at(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

function compactedWords(lexicon: Lexicon): Lexicon {
  const order = new Uint32Array([0, 1]);
  const steps = compactLexicon(lexicon, { order, newOrdinals: new Uint32Array([1, 2]) });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe("typing errors", () => {
  test("CATALOG-06 distances up to the bound are exact, larger ones only known to be larger", () => {
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, most) => {
        expect(Math.min(typoDistance(a, b, most, false), most + 1)).toBe(Math.min(plainDistance(a, b), most + 1));
      }),
    );
  });

  test("CATALOG-06 a mistyped beginning is as far from a word as from the nearest of its beginnings", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const nearest = Math.min(
          ...Array.from({ length: b.length + 1 }, (_, end) => plainDistance(a, b.slice(0, end))),
        );
        expect(Math.min(typoDistance(a, b, 2, true), 3)).toBe(Math.min(nearest, 3));
      }),
    );
  });

  test("CATALOG-06 T075 short words and numbers allow none, and long ones do not run away", () => {
    expect(["abc", "abcd", "abcdefgh", "a1234567"].map(allowedTypos)).toEqual([0, 1, 2, 0]);
    expect(typoDistance("a".repeat(500), "a".repeat(500), 2, true)).toBe(3);
  });

  test("CATALOG-06 among more words than can be compared those with the same first letter are found", () => {
    const lexicon = new Lexicon("en");
    const fillers = Array.from(
      { length: 26_000 },
      (_, at) => `a${[...String(at)].map((digit) => "hedponsrst"[Number(digit)]).join("")}hedpon`,
    );
    lexicon.addWords(1, [...fillers, "headphones"], SECTIONS.name);
    const found = mistyped(compactedWords(lexicon), "hedphones", true).map(({ typos }) => typos);
    expect(found).toContain(1);
  });
});

describe("beginnings", () => {
  test("CATALOG-06 of too many words with one beginning those used most are taken", () => {
    const lexicon = new Lexicon("en");
    const names = Array.from({ length: 300 }, (_, at) => `sa${at}`);
    for (let ordinal = 0; ordinal < 5; ordinal++) lexicon.addWords(ordinal, ["shoes"], SECTIONS.name);
    lexicon.addWords(9, names, SECTIONS.name);
    expect(lexicon.wordsFrom("s", 10).map((word) => lexicon.words.text(word))).toEqual(["shoes"]);
    expect(lexicon.wordsFrom("s", 1_000)).toHaveLength(301);
  });
});
