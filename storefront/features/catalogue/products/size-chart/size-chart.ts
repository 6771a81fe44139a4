import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";

export interface SizeChartInput {
  productName: string;
  /** The measured part of the body; decides the advice below the table. */
  measure: "foot" | "chest" | "waist" | "head";
  /** Such as EU, UK and US; the first is shown first. */
  systems: readonly [string, ...string[]];
  rows: readonly SizeRow[];
  /** The size selected on the page. */
  chosenSize?: string;
  onChoose: (size: string) => void;
}

export interface SizeRow {
  /** The option's label, as used by `chosenSize` and `onChoose`. */
  size: string;
  /** The size's name in each system. */
  names: Readonly<Record<string, string>>;
  centimetres: number;
  inStock: boolean;
}

export const LENGTH_UNITS = ["cm", "inch"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const CENTIMETRES_PER_INCH = 2.54;
const NO_COUNTERPART = "–";

/** With one decimal, in the page's language. */
export function formatLength(centimetres: number, unit: LengthUnit, language: Language): string {
  const length = unit === "inch" ? centimetres / CENTIMETRES_PER_INCH : centimetres;
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(htmlLanguage(language), format).format(length);
}

export function sizeName(row: SizeRow, system: string): string {
  return row.names[system] ?? NO_COUNTERPART;
}

/** The selected system is the first column, the others follow. */
export function otherSystems(systems: readonly string[], chosen: string): readonly string[] {
  return systems.filter((system) => system !== chosen);
}

/** The row of a size that is in stock. */
export function availableRow(rows: readonly SizeRow[], size: string | undefined): SizeRow | undefined {
  return rows.find((row) => row.size === size && row.inStock);
}
