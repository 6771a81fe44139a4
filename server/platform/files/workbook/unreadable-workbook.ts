/** A workbook that is broken, encrypted, or larger than anybody's table. */
export class UnreadableWorkbook extends Error {
  override name = "UnreadableWorkbook";
}
