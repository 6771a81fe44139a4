import type { SizeRun } from "./kind.ts";

export const CLOTHING_SIZES: SizeRun = {
  field: "clothing-size",
  options: ["XS", "S", "M", "L", "XL", "XXL"],
  count: [3, 5],
};
export const WOMEN_CLOTHING_SIZES: SizeRun = { ...CLOTHING_SIZES, options: ["XS", "S", "M", "L", "XL"] };
export const WAIST_SIZES: SizeRun = {
  field: "waist-size",
  options: ["W26", "W28", "W30", "W32", "W34", "W36", "W38"],
  count: [4, 6],
};
export const WOMEN_SHOE_SIZES: SizeRun = {
  field: "shoe-size",
  options: ["36", "37", "38", "39", "40", "41"],
  count: [4, 6],
};
export const MEN_SHOE_SIZES: SizeRun = {
  field: "shoe-size",
  options: ["40", "41", "42", "42.5", "43", "44", "45", "46", "47"],
  count: [4, 7],
};
