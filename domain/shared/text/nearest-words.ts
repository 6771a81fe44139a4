const MOST_WORDS = 5;
const LONG_WORD = 8;

/** How many letters may be wrong: one, and two in long words. */
const allowedEdits = (word: string) => (word.length >= LONG_WORD ? 2 : 1);

/** The known words that a word may have been meant to be, the nearest first; the word itself where it is known. */
export function nearestWords(word: string, known: readonly string[]): string[] {
  const most = allowedEdits(word);
  const near = known.flatMap((candidate) => {
    const edits = editsBetween(word, candidate, most);
    return edits > most ? [] : [{ candidate, edits }];
  });
  const least = Math.min(...near.map(({ edits }) => edits));
  return near
    .filter(({ edits }) => edits === least)
    .map(({ candidate }) => candidate)
    .slice(0, MOST_WORDS);
}

/** Letters to add, remove, change or swap with the next one; more than `most` is not counted further. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
