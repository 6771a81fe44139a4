import { BEAUTY_FIELDS } from "./beauty-fields.ts";
import { CHOICE_FIELDS } from "./choices.ts";
import { DEVICE_FIELDS } from "./device-fields.ts";
import type { Field, FieldOption } from "./field.ts";
import { TYPE_FIELD } from "./type-field.ts";
import { WEAR_FIELDS } from "./wear-fields.ts";

export const FIELDS: readonly Field[] = [
  ...CHOICE_FIELDS,
  TYPE_FIELD,
  ...DEVICE_FIELDS,
  ...WEAR_FIELDS,
  ...BEAUTY_FIELDS,
];

const byKey = new Map(FIELDS.map((field) => [field.key, field]));

export function fieldOf(key: string): Field {
  const field = byKey.get(key);
  if (!field) throw new Error(`There is no field ${key}`);
  return field;
}

export function optionOf(fieldKey: string, optionKey: string): FieldOption {
  const option = fieldOf(fieldKey).options.get(optionKey);
  if (!option) throw new Error(`The field ${fieldKey} has no option ${optionKey}`);
  return option;
}
