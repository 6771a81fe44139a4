import { fromDecimalString, type Money } from "#domain/money/money/money.ts";
import type { DeclaredLine } from "../parcels/declaration.ts";
import type { DeclarationCells } from "./declaration-columns.ts";

const WHOLE = /^\d{1,6}$/;
const CENTS = /^\d{1,12}(?:\.\d{1,2})?$/;

/** A line of a declaration as somebody typed it into cells or fields. */
export const readTypedLine = (typed: Omit<DeclarationCells, "parcel">): DeclaredLine => ({
  description: typed.description.trim().replace(/\s+/g, " "),
  quantity: WHOLE.test(typed.quantity.trim()) ? Number(typed.quantity) : null,
  unitValue: readValue(typed.unit_value),
  hs6: typed.hs6.replace(/\D/g, ""),
  origin: typed.origin.trim().toUpperCase(),
  gtin: typed.gtin.replace(/\s/g, ""),
});

/** An amount in euros as spreadsheets write it, such as "1 234,50" or "€4.20"; null when it could be read in two ways. */
function readValue(typed: string): Money | null {
  const bare = typed.replace(/\s|\u00a0|€|eur/gi, "");
  const lastMark = Math.max(bare.lastIndexOf(","), bare.lastIndexOf("."));
  if (lastMark < 0) return CENTS.test(bare) ? fromDecimalString(bare) : null;
  const units = bare.slice(0, lastMark);
  const grouped = /^\d{1,3}([.,]\d{3})*$/.test(units) ? units.replace(/[.,]/g, "") : units;
  const text = `${grouped}.${bare.slice(lastMark + 1)}`;
  return CENTS.test(text) ? fromDecimalString(text) : null;
}
