import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import type { SearchDocument, StorefrontListing } from "../search-engine.ts";
import { CategoryPostings } from "./category-postings.ts";
import { CODES, DocumentColumns, NOWHERE, RATIO_SCALE } from "./document-columns.ts";
import { addTexts } from "./document-texts.ts";
import { FieldSlots } from "./facets/field-slots.ts";
import { FieldTerms, SetCodes, TermCodes } from "./facets/term-codes.ts";
import { SkuIndex } from "./sku-index.ts";
import { IdTable } from "./storage/id-table.ts";
import { Lexicon } from "./texts/lexicon.ts";

/** The scope of those who see a storefront's prices in one currency, and that of those who see only its offers. */
const pairTerm = (storefront: string, currency: string) => `${storefront}\u0000${currency}`;
const offerTerm = (storefront: string) => `\u0000${storefront}`;
/** In every scope, so that a document that no storefront shows differs from a removed one. */
const PRESENT = "";

const isPrice = (price: number) => Number.isFinite(price) && price >= 0;

/**
 * All documents in columns of numbers. Synchronous and without I/O: it can live in this thread, in a worker or in
 * a test. Removed documents are made invisible at once and dropped by the next compaction.
 */
export class ColumnarIndex {
  readonly columns = new DocumentColumns();
  ordinals = new IdTable();
  live = 0;
  /** Documents that stood in the index when it was compacted; what came later is its tail. */
  frozenCount = 0;
  scopeTerms = new TermCodes();
  scopes = new SetCodes();
  categorySets = new SetCodes();
  /** The document's own category, for each category set. */
  ownCategories: number[] = [0];
  brands = TermCodes.from([""]);
  flagSets = new SetCodes();
  fieldTerms = new FieldTerms();
  /** Sets of field terms, those of all columns in one numbering. */
  fieldSets = new SetCodes();
  readonly fieldSlots: FieldSlots;
  categories = new CategoryPostings();
  skus = new SkuIndex();
  readonly lexicons: Map<Language, Lexicon>;
  /** Codes of pairs by storefront and currency: putting their names together for each price would take longer. */
  readonly #pairs = new Map<string, Map<string, number>>();

  constructor(
    lexicons: Iterable<Lexicon> = LANGUAGES.map((language) => new Lexicon(language)),
    fieldSlots: FieldSlots = new FieldSlots(),
  ) {
    this.fieldSlots = fieldSlots;
    this.lexicons = new Map(Array.from(lexicons, (lexicon) => [lexicon.language, lexicon]));
  }

  upsert(document: SearchDocument): void {
    const { id } = document;
    if (!Number.isSafeInteger(id) || id < 0) throw new RangeError(`Not the id of a document: ${id}`);
    this.remove(id);
    const ordinal = this.columns.append(id);
    this.ordinals.set(id, ordinal, this.columns.ids);
    this.#setCodes(document, ordinal);
    this.#setNumbers(document, ordinal);
    this.categories.add(document.categoryIds, ordinal);
    addTexts(this.lexicons, document, ordinal);
    for (const sku of [document.sku, ...(document.variantSkus ?? [])]) this.skus.add(ordinal, sku);
    this.live++;
  }

  remove(id: number): void {
    const ordinal = this.find(id);
    if (ordinal === -1) return;
    this.columns.scopes[ordinal] = NOWHERE;
    this.live--;
  }

  /** The ordinal of a document that some storefront shows, or -1. */
  find(id: number): number {
    const ordinal = this.ordinals.find(id, this.columns.ids);
    return ordinal === -1 || this.columns.scopes[ordinal] === NOWHERE ? -1 : ordinal;
  }

  /** For each scope code whether documents of that scope are seen in this storefront, currency and content type. */
  visibleScopes(storefront: string, currency: string, contentType: string): Uint8Array {
    const pair = this.findPair(storefront, currency);
    if (contentType === "p") return this.scopes.holdingAll(pair);
    const offers = contentType === "o" ? this.scopeTerms.find(offerTerm(storefront)) : -1;
    return this.scopes.holdingAll(pair, offers);
  }

  /** The code of a storefront's prices in one currency, or -1 when it has none. */
  findPair(storefront: string, currency: string): number {
    return this.scopeTerms.find(pairTerm(storefront, currency));
  }

  /** Takes over another index's codes. Codes are only ever added, so two indexes can go on with the same ones. */
  shareCodes(other: ColumnarIndex): void {
    this.#pairs.clear();
    this.scopeTerms = other.scopeTerms;
    this.scopes = other.scopes;
    this.categorySets = other.categorySets;
    this.ownCategories = other.ownCategories;
    this.brands = other.brands;
    this.flagSets = other.flagSets;
    this.fieldTerms = other.fieldTerms;
  }

  get bytes(): number {
    const lexicons = [...this.lexicons.values()].reduce((sum, lexicon) => sum + lexicon.bytes, 0);
    return this.columns.bytes + this.ordinals.bytes + this.categories.bytes + this.skus.bytes + lexicons;
  }

  #setCodes(document: SearchDocument, ordinal: number): void {
    const { columns } = this;
    columns.setCode(CODES.scope, ordinal, this.#scopeOf(document));
    columns.setCode(CODES.categories, ordinal, this.#categorySetOf(document));
    columns.setCode(CODES.brand, ordinal, this.brands.codeOf(document.brand));
    columns.setCode(CODES.flags, ordinal, this.flagSets.codeOf(document.flagIds));
    for (const [slot, terms] of this.#fieldTermsBySlot(document)) {
      columns.setCode(CODES.fields + slot, ordinal, this.fieldSets.codeOf(terms));
    }
  }

  #fieldTermsBySlot({ fields }: SearchDocument): Map<number, number[]> {
    const bySlot = new Map<number, number[]>();
    for (const { id, terms } of fields) {
      const slot = this.fieldSlots.slotOf(id);
      const codes = terms.map((term) => this.fieldTerms.codeOf(id, term));
      const others = bySlot.get(slot);
      if (others) others.push(...codes);
      else bySlot.set(slot, codes);
    }
    return bySlot;
  }

  /** Never NOWHERE: the content type is in every document's scope. */
  #scopeOf({ listings }: SearchDocument): number {
    const codes = [this.scopeTerms.codeOf(PRESENT)];
    for (const { storefront, prices, isOnOffer } of listings) {
      if (isOnOffer) codes.push(this.scopeTerms.codeOf(offerTerm(storefront)));
      for (const currency in prices) {
        if (isPrice(prices[currency] as number)) codes.push(this.#pairCode(storefront, currency));
      }
    }
    return this.scopes.codeOf(codes);
  }

  #pairCode(storefront: string, currency: string): number {
    const byCurrency = this.#pairs.get(storefront) ?? new Map<string, number>();
    let code = byCurrency.get(currency);
    if (code === undefined) {
      code = this.scopeTerms.codeOf(pairTerm(storefront, currency));
      this.#pairs.set(storefront, byCurrency.set(currency, code));
    }
    return code;
  }

  /** Two documents of the same ancestors but another own category differ, so the own one is named again, negative. */
  #categorySetOf({ categoryId, categoryIds }: SearchDocument): number {
    const code = this.categorySets.codeOf([...categoryIds, -1 - categoryId]);
    this.ownCategories[code] = categoryId;
    return code;
  }

  #setNumbers(document: SearchDocument, ordinal: number): void {
    this.columns.paid[ordinal] = Number.isFinite(document.paidAmount) ? document.paidAmount : 0;
    this.columns.arrived[ordinal] = Number.isFinite(document.arrivedAt) ? document.arrivedAt : 0;
    for (const listing of document.listings) this.#setListing(listing, ordinal);
  }

  #setListing({ storefront, prices, discountRatio }: StorefrontListing, ordinal: number): void {
    for (const currency in prices) {
      const price = prices[currency] as number;
      if (isPrice(price)) this.columns.setPrice(this.#pairCode(storefront, currency), ordinal, Math.round(price));
    }
    const ratio = discountRatio !== null && discountRatio >= 0 && discountRatio <= 1 ? discountRatio : 1;
    this.columns.setRatio(storefront, ordinal, Math.round(ratio * RATIO_SCALE));
  }
}
