import { randomUUID } from "node:crypto";
import { type FeedFile, feedFile } from "#domain/catalogue/feeds/feed-files.ts";
import { type FeedItem, feedItem } from "#domain/catalogue/feeds/feed-item.ts";
import { FEED_FORMATS, FEED_KINDS, type FeedKind } from "#domain/catalogue/feeds/feed-name.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import type { Catalogue, CatalogueScope } from "../catalog/index.ts";
import { type MadeFeed, type MadeFile, type RefusedItem, replaceFeed } from "./feed-store.ts";
import { type GrowingFile, growFile } from "./write-file.ts";

export interface MakingDeps {
  db: Database;
  storage: FileStorage;
  catalogue: Pick<Catalogue, "feedGoods">;
  now: () => Date;
}

/** Refusals that are stored for staff; `refused` counts all of them. */
const MOST_REFUSALS = 1_000;

type OpenFile = FeedKind & { fileKey: string; file: GrowingFile };

/**
 * Makes all files of a storefront's language and currency in one pass over the catalogue. The old files are served
 * until the new ones are complete.
 */
export async function makeFeed(deps: MakingDeps, scope: CatalogueScope): Promise<MadeFeed> {
  const prefix = prefixOf(scope);
  const files = FEED_KINDS.map((kind): OpenFile => {
    const fileKey = `${prefix}${kind.channel}-${kind.format}-${randomUUID()}`;
    return { ...kind, fileKey, file: growFile(deps.storage, fileKey) };
  });
  try {
    const made = await writeFiles(deps, scope, files);
    await replaceFeed(deps.db, scope, made);
    await deleteOthers(deps.storage, prefix, made.files);
    return made;
  } catch (error) {
    await Promise.all(files.map(({ file }) => file.abandon()));
    throw error;
  }
}

const prefixOf = ({ storefront, language, currency }: CatalogueScope) =>
  `${storefront.code}-${language.iso_code}-${currency.iso_code}-`.toLowerCase();

async function writeFiles(deps: MakingDeps, scope: CatalogueScope, files: readonly OpenFile[]): Promise<MadeFeed> {
  const { storefront, language, currency } = scope;
  const { appUrl, name, defaultCountryIso: country } = storefront;
  const target = { appUrl, language: language.iso_code, currency: currency.iso_code, country };
  const head = { title: name, link: `${appUrl}/${language.iso_code}` };
  const madeAt = deps.now();
  const refusals: RefusedItem[] = [];
  let [items, refused] = [0, 0];
  const byFormat = Object.groupBy(files, ({ format }) => format);
  await writeEach(files, ({ format }) => feedFile(format).begin(head));
  for await (const goods of deps.catalogue.feedGoods(scope)) {
    const page: FeedItem[] = [];
    for (const one of goods) {
      const item = feedItem(one, target);
      if (typeof item !== "string") page.push(item);
      else if (refused++ < MOST_REFUSALS) refusals.push({ sku: one.sku, name: one.name, reason: item });
    }
    items += page.length;
    for (const format of FEED_FORMATS) await writeItems(byFormat[format] ?? [], page, feedFile(format));
  }
  await writeEach(files, ({ format }) => feedFile(format).end);
  return { files: await Promise.all(files.map(ended)), items, refused, refusals, madeAt };
}

async function writeEach(files: readonly OpenFile[], textOf: (kind: FeedKind) => string): Promise<void> {
  await Promise.all(files.map((open) => open.file.write(textOf(open))));
}

/** Writes items to the files of one format. */
async function writeItems(files: readonly OpenFile[], page: readonly FeedItem[], { item }: FeedFile): Promise<void> {
  const texts = page.map(item);
  await writeEach(files, ({ channel }) => texts.map((text) => text[channel]).join(""));
}

const ended = async ({ file, ...kind }: OpenFile): Promise<MadeFile> => ({ ...kind, ...(await file.end()) });

/** Deletes the previous files and those of interrupted runs. */
async function deleteOthers(storage: FileStorage, prefix: string, files: readonly MadeFile[]): Promise<void> {
  const current = new Set(files.map(({ fileKey }) => fileKey));
  const old = (await storage.keys()).filter((key) => key.startsWith(prefix) && !current.has(key));
  for (const key of old) await storage.delete(key);
}
