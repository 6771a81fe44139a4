import { htmlLanguage, type Language } from "../../../../domain/storefronts/storefront.ts";

export interface SizeChartInput {
  productName: string;
  /** What the lengths of the rows measure; the advice below the table tells how. */
  measure: "foot" | "chest" | "waist" | "head";
  /** Such as EU, UK and US; the first is shown first. */
  systems: readonly [string, ...string[]];
  rows: readonly SizeRow[];
  /** The size already chosen on the page. */
  chosenSize?: string;
  onChoose: (size: string) => void;
}

export interface SizeRow {
  /** The shop's own name of the size: what `chosenSize` and `onChoose` speak of. */
  size: string;
  /** What each system calls it. */
  names: Readonly<Record<string, string>>;
  centimetres: number;
  inStock: boolean;
}

export const LENGTH_UNITS = ["cm", "inch"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const CENTIMETRES_PER_INCH = 2.54;
const NO_COUNTERPART = "–";

/** The length as a number to one decimal, in the reader's way of writing. */
export function formatLength(centimetres: number, unit: LengthUnit, language: Language): string {
  const length = unit === "inch" ? centimetres / CENTIMETRES_PER_INCH : centimetres;
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(htmlLanguage(language), format).format(length);
}

export function sizeName(row: SizeRow, system: string): string {
  return row.names[system] ?? NO_COUNTERPART;
}

/** The chosen system stands first: its names are the identity of the rows. */
export function otherSystems(systems: readonly string[], chosen: string): readonly string[] {
  return systems.filter((system) => system !== chosen);
}

/** The row of a size that can still be bought. */
export function availableRow(rows: readonly SizeRow[], size: string | undefined): SizeRow | undefined {
  return rows.find((row) => row.size === size && row.inStock);
}
