import type { MethodOffer, SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";

type Priced = SavedEstimate["before"][number];

/** A saved estimate's price by one method, then and now. */
export interface PriceChange {
  method: MethodOffer["method"];
  before: Priced;
  now: Priced;
}

/** The first method whose price is another one than when it was saved; null where all are the same. */
export function priceChange({ before, now }: Pick<SavedEstimate, "before" | "now">): PriceChange | null {
  const pairs = before.flatMap((priced) => {
    const current = now.find(({ method }) => method === priced.method);
    return current ? [{ method: priced.method, before: priced, now: current }] : [];
  });
  return pairs.find((pair) => pair.before.total !== pair.now.total) ?? null;
}

/** The saved estimate that was opened. */
export const openedOf = ({ saved, savedId }: { saved: readonly SavedEstimate[]; savedId: number | null }) =>
  saved.find(({ id }) => id === savedId);
