import { type AnyOrama, create, insertMultiple, search } from "@orama/orama";
import type { EngineFilter, SearchDocument, SearchQuery } from "../../server/platform/search/search-engine.ts";
import type { Answer } from "./answers.ts";
import { documents, FIELDS } from "./generate.ts";
import { stems } from "./postgres.ts";

const FIELD_NAMES = FIELDS.map((_, index) => `f${index + 1}`);
const FACETS = ["brand", "cat3", "flags", ...FIELD_NAMES];

/**
 * Orama at its best for the same question as PostgreSQL: one storefront, language and currency, the same stems, codes as
 * `enum`, and only the one column sortable that the queries sort by.
 */
const SCHEMA = {
  brand: "enum",
  cat1: "enum",
  cat2: "enum",
  cat3: "enum",
  flags: "enum[]",
  price: "number",
  arrived: "number",
  words: "string",
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, name === "f2" ? "enum[]" : "enum"])),
} as const;

/** The words are stems already, so they are only split. */
const tokenizer = {
  language: "english",
  normalizationCache: new Map<string, string>(),
  tokenize: (text: string) => [...new Set(text.split(" ").filter((word) => word !== ""))],
};

function row(document: SearchDocument): object[] {
  const listing = document.listings.find(({ storefront }) => storefront === "lt");
  if (!listing) return [];
  const [cat1, cat2, cat3] = document.categoryIds;
  const { name = "", keywords = "" } = document.texts.en ?? {};
  const fields = document.fields.map(({ terms }, index) => [`f${index + 1}`, index === 1 ? terms : terms[0]]);
  return [
    {
      id: String(document.id),
      brand: document.brand,
      ...{ cat1, cat2, cat3 },
      flags: document.flagIds.map(String),
      price: listing.prices.EUR,
      arrived: document.arrivedAt,
      words: stems(`${document.brand} ${name} ${keywords}`).join(" "),
      ...Object.fromEntries(fields),
    },
  ];
}

export async function startOrama(products: number): Promise<AnyOrama> {
  const unsortable = Object.keys(SCHEMA).filter((name) => name !== "arrived");
  const orama = create({
    schema: SCHEMA,
    components: { tokenizer },
    sort: { enabled: true, unsortableProperties: unsortable },
  } as unknown as Parameters<typeof create>[0]);
  for (const batch of documents({ products })) await insertMultiple(orama, batch.flatMap(row) as never, batch.length);
  return orama;
}

function condition(filter: EngineFilter): [name: string, condition: object] {
  if (!("terms" in filter)) return ["price", { between: [filter.range.min ?? 0, filter.range.max ?? 1e12] }];
  const name = filter.key === "manufacturer" ? "brand" : `f${filter.key.replace("additional_field_", "")}`;
  return [name, { in: filter.terms }];
}

const keyOf = (name: string): string => {
  if (name === "brand") return "manufacturer";
  if (name === "flags") return "flag_ids";
  return name === "cat3" ? "category_id" : `additional_field_${name.slice(1)}`;
};

/**
 * The first page and all counts. Orama knows no counts that ignore a group's own choice, so each filtered group is asked
 * for once more without its filter; nor the bounds of prices, which are left out.
 */
export async function oramaSearch(orama: AnyOrama, query: SearchQuery): Promise<Answer> {
  const { text = "", categoryId = null, filters = [], limit = 48 } = query;
  const level = categoryId === null ? null : `cat${categoryId < 10 ? 1 : categoryId < 100 ? 2 : 3}`;
  const conditions = filters.map(condition);
  const ask = (names: readonly string[], except: string | null, count: number) =>
    search(orama, {
      term: stems(text).join(" "),
      properties: ["words"],
      threshold: 0,
      limit: count,
      where: Object.fromEntries([
        ...(level === null ? [] : [[level, { eq: categoryId }]]),
        ...conditions.filter(([name]) => name !== except),
      ]),
      facets: Object.fromEntries(names.map((name) => [name, {}])),
      sortBy: { property: "arrived", order: "DESC" },
    } as never);
  const filtered = conditions.map(([name]) => name).filter((name) => name !== "price");
  const whole = await ask(
    FACETS.filter((name) => !filtered.includes(name)),
    null,
    limit,
  );
  const facets = { ...whole.facets };
  for (const name of filtered) Object.assign(facets, (await ask([name], name, 0)).facets);
  const counts = Object.entries(facets).flatMap(([name, { values }]) =>
    Object.entries(values).map(([value, count]): [string, number] => [`${keyOf(name)} ${value}`, count]),
  );
  return { total: whole.count, ids: whole.hits.map(({ id }) => Number(id)), counts: new Map(counts), price: [0, 0] };
}
