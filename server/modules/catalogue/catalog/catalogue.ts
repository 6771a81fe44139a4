import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FeedGoods } from "#domain/catalogue/feeds/feed-item.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import type { ChangeFeed } from "#platform/database/change-feed.ts";
import type { Database } from "#platform/database/open-database.ts";
import { buildSnapshot } from "#platform/search/build-snapshot.ts";
import { ColumnarEngine } from "#platform/search/columnar/columnar-engine.ts";
import type { EmbeddedSearchEngine } from "#platform/search/search-engine.ts";
import { startSearchWorker } from "#platform/search/search-worker.ts";
import { createCatalogCalls, createSearchCalls } from "./calls.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import type { CategoryRecord } from "./categories/category-store.ts";
import { feedGoods } from "./feed-goods.ts";
import { type Goods, goodsBy } from "./goods.ts";
import { CatalogueIndex } from "./index/catalogue-index.ts";
import { readAllDocuments } from "./index/search-documents.ts";
import { termsBy, termsForBy } from "./products/landed-terms.ts";
import type { SlugsByLanguage } from "./products/product-addresses.ts";
import { ProductCards } from "./products/product-cards.ts";
import { ProductCounts } from "./products/product-counts.ts";
import { ProductPages } from "./products/product-pages.ts";
import { loadReferenceData, type ReferenceData } from "./reference-data.ts";

export interface CatalogueServices {
  reference: () => ReferenceData;
  index: CatalogueIndex;
  cards: ProductCards;
  pages: ProductPages;
  counts: ProductCounts;
}

export interface Catalogue extends Goods {
  calls: ReturnType<typeof createCatalogCalls>;
  searchCalls: ReturnType<typeof createSearchCalls>;
  /** The slugs of a tree's categories. */
  categorySlugs(docKey: string): SlugsByLanguage[];
  /** Every variant that a storefront shows, in pages, for the feeds of other companies. */
  feedGoods(scope: CatalogueScope): AsyncIterable<FeedGoods[]>;
  /** Resolves when the index holds the whole catalogue. */
  ready: Promise<void>;
  /** Whether the index has been complete since the start: a process without an index gets no visitors. */
  isReady(): boolean;
  /** Applies committed changes without waiting for their announcement. */
  catchUp(): Promise<void>;
  /** Calls back with the changed tags. */
  onChange(listener: (tags: readonly string[]) => void): void;
  close(): Promise<void>;
}

interface CatalogueDeps {
  db: Database;
  databaseUrl: string;
  changes: ChangeFeed;
  delivery: Pick<Delivery, "landedTerms" | "refusedMethods">;
  log: { warn(details: object, message: string): void };
  /** Where the index is stored. Null runs it in this thread without storing it, for tests. */
  dataDir: string | null;
}

/** Does not wait for the index, which is built in the background. */
export async function createCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const { db, changes, dataDir, log } = deps;
  let reference = await loadReferenceData(db);
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const notifyListeners = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  const termsIn = termsBy(deps.delivery, () => reference);
  const termsFor = termsForBy(deps.delivery);
  const cards = new ProductCards(db, () => reference, termsIn, termsFor);
  const pages = new ProductPages(db, () => reference, termsIn, termsFor);
  const forgetAll = () => {
    cards.cache.forgetAll();
    pages.cache.forgetAll();
    counts.forgetAll();
    notifyListeners(["catalog", "any-category"]);
  };
  const index = new CatalogueIndex({
    db,
    changes,
    log,
    snapshotFile: dataDir && snapshotFile(dataDir),
    buildSnapshot: (file, cursor, signal) =>
      buildSnapshot(INDEX_BUILDER, { file, cursor, options: { databaseUrl: deps.databaseUrl } }, signal),
    startEngine: dataDir === null ? () => engineInThisThread(db) : (onLost) => startSearchWorker({ onLost }),
    onReady: forgetAll,
    onApplied: (productIds) => {
      cards.cache.forget(productIds);
      pages.cache.forget(productIds);
      if (productIds.length > 0) notifyListeners([...productIds.map((id) => `product:${id}`), "any-product"]);
    },
    onRanked: () => notifyListeners(["best-sellers"]),
  });
  const counts = new ProductCounts(index);
  const reloadReference = async () => {
    reference = await loadReferenceData(db);
    forgetAll();
  };
  changes.subscribe(async (tag) => {
    if (tag !== "catalog" && tag !== "*") return;
    try {
      await reloadReference();
    } catch (err) {
      log.warn({ err }, "the catalogue's words could not be read again");
    }
  });
  const ready = index.start();
  const services: CatalogueServices = { reference: () => reference, index, cards, pages, counts };
  return {
    calls: createCatalogCalls(services),
    searchCalls: createSearchCalls(services),
    ...goodsBy(services.reference),
    feedGoods: (scope) => feedGoods({ db, reference, termsIn, termsFor }, scope),
    categorySlugs: (docKey) => reference.categories.of(docKey).map(slugsOf),
    ready,
    isReady: () => index.hasBeenReady,
    async catchUp() {
      await index.catchUp();
      await reloadReference();
    },
    onChange: (listener) => listeners.push(listener),
    close: () => index.close(),
  };
}

const slugsOf = ({ texts }: CategoryRecord): SlugsByLanguage =>
  Object.fromEntries(Array.from(texts, ([language, { slug }]) => [language, slug]));

function snapshotFile(dataDir: string): string {
  const folder = join(dataDir, "search");
  mkdirSync(folder, { recursive: true });
  return join(folder, "catalogue.index");
}

const INDEX_BUILDER = new URL("./index/index-builder.ts", import.meta.url);

const engineInThisThread = (db: Database): EmbeddedSearchEngine => new ColumnarEngine(() => readAllDocuments(db));
