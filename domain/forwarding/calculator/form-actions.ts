import { BOX_LIMITS } from "./limits.ts";
import { EMPTY_BOX, type MeasuredBox, type TypedBox, type TypedCalculation } from "./typed-calculation.ts";

/** A typical item that the form can be filled with. */
export interface TypicalItem extends MeasuredBox {
  name: string;
  hs6: string;
  /** As it is typed in the reader's language. */
  value: string;
}

const ADD = "add";
const REMOVE = /^remove-(\d)$/;
const PRESET = /^preset-([a-z]+)$/;

export const formAction = {
  add: ADD,
  remove: (at: number) => `remove-${at}`,
  preset: (name: string) => `preset-${name}`,
};

/** The form after a button. The server does the same for a browser without scripts; null: an unknown button. */
export function afterAction(
  typed: TypedCalculation,
  action: string,
  items: readonly TypicalItem[],
  decimalSign: string,
): TypedCalculation | null {
  if (action === ADD) {
    return typed.boxes.length < BOX_LIMITS.boxes ? { ...typed, boxes: [...typed.boxes, EMPTY_BOX] } : typed;
  }
  const removed = REMOVE.exec(action)?.[1];
  if (removed !== undefined) {
    const left = typed.boxes.filter((_, at) => at !== Number(removed));
    return left.length === 0 ? typed : { ...typed, boxes: left };
  }
  const item = items.find(({ name }) => name === PRESET.exec(action)?.[1]);
  if (!item) return null;
  const boxes = [typedBox(item, decimalSign), ...typed.boxes.slice(1)];
  return { ...typed, boxes, value: item.value, code: item.hs6 };
}

/** The first box and the kind of goods are those of a typical item. */
export function isFilledWith(typed: TypedCalculation, item: TypicalItem, decimalSign: string): boolean {
  const [first = EMPTY_BOX] = typed.boxes;
  const box = typedBox(item, decimalSign);
  const isSameBox = (Object.keys(box) as (keyof TypedBox)[]).every((field) => box[field] === first[field]);
  return isSameBox && typed.code === item.hs6;
}

export function typedBox(box: MeasuredBox, decimalSign: string): TypedBox {
  const write = (value: number, divisor: number) => String(value / divisor).replace(".", decimalSign);
  return {
    kg: write(box.weight_grams, 1_000),
    length: write(box.length_mm, 10),
    width: write(box.width_mm, 10),
    height: write(box.height_mm, 10),
  };
}
