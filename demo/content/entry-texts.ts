import type { Block, EntryText } from "#domain/content/content/blocks.ts";
import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import type { DemoStorefront } from "../storefronts.ts";
import { pickupCouriers } from "./demo-figures.ts";
import type { EntryFacts, Need } from "./texts/entries.ts";

/** Whether a storefront has what a text speaks of. */
export function hasAll(storefront: DemoStorefront, needs: readonly Need[]): boolean {
  return needs.every((need) => {
    if (need === "eu") return isInEuropeanUnion(storefront.country);
    if (need === "pickup") return pickupCouriers(storefront).length > 0;
    return storefront.features.includes(need);
  });
}

/** A text as it is true in a storefront: without the sections about what it does not offer. */
export function textFor(storefront: DemoStorefront, { sections = {} }: EntryFacts, text: EntryText): EntryText {
  const missing = new Set(
    Object.entries(sections)
      .filter(([, needs]) => !hasAll(storefront, needs))
      .map(([section]) => section),
  );
  const blocks = text.blocks.flatMap((block, at) =>
    missing.has(String(at)) ? [] : [withoutItems(block, at, missing)],
  );
  return { ...text, blocks };
}

function withoutItems(block: Block, at: number, missing: ReadonlySet<string>): Block {
  const isKept = (_item: unknown, item: number) => !missing.has(`${at}.${item}`);
  if (block.kind === "list") return { ...block, items: block.items.filter(isKept) };
  if (block.kind === "steps") return { ...block, items: block.items.filter(isKept) };
  return block;
}
