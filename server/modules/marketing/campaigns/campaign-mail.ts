import type { Block, Run } from "#domain/content/content/blocks.ts";
import type { LanguageProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf, readerOf } from "#domain/operations/storefronts/reader.ts";
import { formatMoney } from "#i18n/format.ts";
import { translateFor } from "#i18n/messages.ts";
import type { CatalogueScope, VariantForSale } from "#modules/catalogue/catalog/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { CampaignDeps } from "./campaign-deps.ts";
import type { CampaignText } from "./tables.ts";

/** The text in the reader's language; else in the storefront's default language, else the first one. */
export function textFor(texts: readonly CampaignText[], storefront: StorefrontProfile, language: LanguageProfile) {
  const inLanguage = (id: number) => texts.find(({ languageId }) => languageId === id);
  return inLanguage(language.id) ?? inLanguage(languageOf(storefront, storefront.defaultLanguageIso).id) ?? texts[0];
}

/** The blocks of the mail, with complete links and the current prices of products. */
export async function mailBlocks(
  { catalogue }: Pick<CampaignDeps, "catalogue">,
  db: Database,
  storefront: StorefrontProfile,
  text: CampaignText,
): Promise<Block[]> {
  const { language, currency } = readerOf(storefront, { language: text.languageId });
  const scope = { storefront, language, currency };
  const blocks: Block[] = [];
  for (const block of text.blocks)
    blocks.push(
      block.kind === "products"
        ? { kind: "list", ordered: false, items: await productLines(catalogue, db, scope, block.ids) }
        : block,
    );
  const site = `${storefront.appUrl}/${language.iso_code}`;
  return blocks
    .filter((block) => block.kind !== "list" || block.items.length > 0)
    .map((block) => completed(block, (href) => (href.startsWith("/") ? `${site}${href === "/" ? "" : href}` : href)));
}

/** A line for each product that is sold here; a reduced price has the lowest price of the 30 days before beside it. */
async function productLines(
  catalogue: CampaignDeps["catalogue"],
  db: Database,
  scope: CatalogueScope,
  productIds: readonly number[],
): Promise<Run[][]> {
  const { iso_code } = scope.language;
  const t = translateFor(scope.storefront, iso_code);
  const lines: Run[][] = [];
  for (const id of productIds) {
    const variants = await catalogue.variantsForSale(db, scope, await catalogue.variantsOfProduct(db, id));
    const [cheapest] = variants.toSorted((a, b) => a.price - b.price);
    if (!cheapest) continue;
    const shown = (amount: VariantForSale["price"]) => formatMoney(amount, scope.currency.iso_code, iso_code);
    const lowest = cheapest.priorPrice && ` (${t("price.lowest-short", { price: shown(cheapest.priorPrice) })})`;
    const words = `: ${shown(cheapest.price)}${lowest ?? ""}`;
    lines.push([{ text: cheapest.name, href: `/p/${cheapest.slug}` }, { text: words }]);
  }
  return lines;
}

function completed(block: Block, address: (href: string) => string): Block {
  const runs = (of: readonly Run[]) => of.map((run) => (run.href ? { ...run, href: address(run.href) } : run));
  switch (block.kind) {
    case "paragraph":
    case "quote":
    case "note":
      return { ...block, runs: runs(block.runs) };
    case "list":
      return { ...block, items: block.items.map(runs) };
    case "steps":
      return { ...block, items: block.items.map((item) => ({ ...item, runs: runs(item.runs) })) };
    case "picture":
      return { ...block, path: block.path.startsWith("/") ? new URL(block.path, address("/")).href : block.path };
    case "button":
      return { ...block, href: address(block.href) };
    default:
      return block;
  }
}
