import { saveText } from "#client/files/save-text.ts";
import { DECLARATION_COLUMNS } from "#domain/forwarding/declarations/declaration-columns.ts";
import { csvFile } from "#domain/shared/text/csv.ts";

const EXAMPLE = ["PA1234", "Silicone phone cases", "20", "4.20", "392690", "CN", ""];

/** A table to fill: a row for each parcel, or an example. */
export function downloadTemplate(numbers: readonly string[] = []): void {
  const rows = numbers.map((number) => DECLARATION_COLUMNS.map((column) => (column === "parcel" ? number : "")));
  saveText("declarations.csv", csvFile([DECLARATION_COLUMNS, ...(rows.length > 0 ? rows : [EXAMPLE])]));
}
