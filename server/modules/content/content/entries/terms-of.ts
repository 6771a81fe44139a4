import type { Block } from "#domain/content/content/blocks.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Figures, withFigures } from "../figures/figures.ts";
import { findBySlug, type Reading } from "../reading.ts";

const PAGE = "purchase-agreement";

/** The terms that a storefront sells by, as their page shows them now, with complete addresses. */
export const termsBy =
  (figuresFor: (reading: Reading) => Figures) =>
  async (db: Database, storefront: StorefrontProfile, language: Language): Promise<Block[]> => {
    const reading = { db, storefront, reader: readerOf(storefront, { language }) };
    const found = await findBySlug(reading, "page", PAGE);
    if (found.kind !== "found") return [];
    const blocks = withFigures(found.entry.blocks, figuresFor(reading));
    return JSON.parse(JSON.stringify(blocks), (key, value) =>
      key === "href" && typeof value === "string" && value.startsWith("/")
        ? `${storefront.appUrl}/${language}${value}`
        : value,
    ) as Block[];
  };
