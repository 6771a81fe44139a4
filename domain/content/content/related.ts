interface Comparable {
  id: number;
  group: string | null;
  /** The stems of its words. */
  stems: ReadonlySet<string>;
}

/** For each text those to read next: of the same group first, then by the rare words that they share. */
export function relatedTexts(texts: readonly Comparable[], most: number): Map<number, number[]> {
  const spread = new Map<string, number>();
  for (const { stems } of texts) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return new Map(texts.map((text) => [text.id, nearest(text, texts, spread).slice(0, most)]));
}

function nearest(text: Comparable, all: readonly Comparable[], spread: ReadonlyMap<string, number>): number[] {
  const others = all.filter(({ id }) => id !== text.id);
  const ranked = others.map((other) => ({
    id: other.id,
    isSameGroup: other.group !== null && other.group === text.group,
    likeness: likeness(text.stems, other.stems, spread),
  }));
  ranked.sort((a, b) => Number(b.isSameGroup) - Number(a.isSameGroup) || b.likeness - a.likeness || a.id - b.id);
  return ranked.map(({ id }) => id);
}

/** A word that few texts have says more than one that all have. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, spread: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const stem of a) if (b.has(stem)) sum += 1 / (spread.get(stem) ?? 1) ** 2;
  return sum;
}
