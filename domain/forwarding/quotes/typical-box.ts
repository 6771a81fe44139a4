import type { Parcel } from "../freight/chargeable-weight.ts";

const box = (weightGrams: number, lengthMm: number, widthMm: number, heightMm: number): Parcel => ({
  weightGrams,
  lengthMm,
  widthMm,
  heightMm,
});

/** By the chapter of the tariff code: what a box of such goods weighs and measures. */
const BY_CHAPTER: Readonly<Record<string, Parcel>> = {
  "33": box(400, 180, 120, 80),
  "42": box(900, 350, 250, 120),
  "61": box(500, 300, 250, 50),
  "62": box(800, 350, 280, 70),
  "64": box(1_200, 320, 200, 120),
  "71": box(150, 120, 100, 50),
  "84": box(2_500, 420, 300, 100),
  "85": box(600, 220, 160, 80),
  "90": box(500, 200, 150, 100),
  "91": box(300, 140, 120, 90),
  "92": box(3_500, 1_050, 400, 150),
  "95": box(900, 350, 250, 120),
};
const OTHERS = box(1_000, 300, 200, 120);

/** The box that an estimate reckons with until staff know better. */
export const typicalBox = (hs6: string): Parcel => BY_CHAPTER[hs6.slice(0, 2)] ?? OTHERS;
