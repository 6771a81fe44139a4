import type { Kind } from "./kinds/kind.ts";

interface SizeChart {
  readonly id: number;
  readonly measure: "foot" | "chest" | "waist" | "head";
  readonly systems: readonly string[];
  readonly rows: readonly { size: string; names: Record<string, string>; centimetres: number }[];
}

/** One row per size: its name in each system, and its length. */
function chart(
  id: number,
  measure: SizeChart["measure"],
  systems: readonly string[],
  lines: readonly (readonly [size: string, centimetres: number, ...names: string[]])[],
): SizeChart {
  const rows = lines.map(([size, centimetres, ...names]) => ({
    size,
    names: Object.fromEntries(systems.map((system, index) => [system, names[index] ?? size])),
    centimetres,
  }));
  return { id, measure, systems, rows };
}

export const SIZE_CHARTS: Readonly<Record<NonNullable<Kind["chart"]>, SizeChart>> = {
  shoes: chart(
    1,
    "foot",
    ["EU", "UK", "US"],
    [
      ["36", 22.9, "36", "3.5", "5.5"],
      ["37", 23.5, "37", "4", "6"],
      ["38", 24.1, "38", "5", "7"],
      ["39", 24.8, "39", "6", "8"],
      ["40", 25.4, "40", "6.5", "8.5"],
      ["41", 26, "41", "7", "9"],
      ["42", 26.7, "42", "8", "9.5"],
      ["42.5", 27, "42.5", "8.5", "10"],
      ["43", 27.3, "43", "9", "10.5"],
      ["44", 27.9, "44", "9.5", "11"],
      ["45", 28.6, "45", "10.5", "12"],
      ["46", 29.2, "46", "11", "12.5"],
      ["47", 29.8, "47", "12", "13.5"],
    ],
  ),
  tops: chart(
    2,
    "chest",
    ["EU", "UK", "US"],
    [
      ["XS", 84, "34", "6", "2"],
      ["S", 90, "36", "8", "4"],
      ["M", 96, "38–40", "10–12", "6–8"],
      ["L", 104, "42–44", "14–16", "10–12"],
      ["XL", 112, "46–48", "18–20", "14–16"],
      ["XXL", 122, "50–52", "22–24", "18–20"],
    ],
  ),
  trousers: chart(
    3,
    "waist",
    ["W", "EU"],
    [
      ["W26", 66, "26", "34"],
      ["W28", 71, "28", "36"],
      ["W30", 76, "30", "38–46"],
      ["W32", 81, "32", "48"],
      ["W34", 86, "34", "50"],
      ["W36", 91, "36", "52"],
      ["W38", 97, "38", "54"],
    ],
  ),
  skirts: chart(
    4,
    "waist",
    ["EU", "UK", "US"],
    [
      ["XS", 64, "34", "6", "2"],
      ["S", 70, "36", "8", "4"],
      ["M", 76, "38–40", "10–12", "6–8"],
      ["L", 84, "42–44", "14–16", "10–12"],
      ["XL", 94, "46–48", "18–20", "14–16"],
    ],
  ),
  caps: chart(
    5,
    "head",
    ["EU", "UK", "US"],
    [
      ["S/M", 57, "55–57", "6¾–7", "6⅞–7⅛"],
      ["L/XL", 60, "58–61", "7⅛–7½", "7¼–7⅝"],
    ],
  ),
};
