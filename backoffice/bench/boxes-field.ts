import type { Field } from "../kit/form/field.ts";

export interface BenchBox {
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
}

/** One box a line, as scale and tape show it: grams, then three sides in millimetres. */
export const boxes: Field<BenchBox[]> = {
  label: "staff.forwarding.boxes",
  help: "staff.forwarding.boxes-help",
  control: { kind: "long", maxLength: 1_000 },
  read(typed) {
    const read = typed.trim().split("\n").map(readBox);
    const known = read.filter((box) => box !== null);
    return known.length === read.length ? { value: known } : { problem: "staff.forwarding.problem.boxes" };
  },
};

function readBox(line: string): BenchBox | null {
  const [weight_grams, length_mm, width_mm, height_mm, ...more] = line
    .trim()
    .split(/[\s×x,;]+/)
    .map(Number);
  const isWhole = (value: number | undefined): value is number => Number.isInteger(value);
  if (!isWhole(weight_grams) || !isWhole(length_mm) || !isWhole(width_mm) || !isWhole(height_mm)) return null;
  return more.length > 0 ? null : { weight_grams, length_mm, width_mm, height_mm };
}
