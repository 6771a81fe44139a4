import type { Words } from "../words.ts";

/** A node of the tree. The tree exists twice with different ids, once per category document. */
export interface Category {
  readonly key: string;
  readonly parent: string | null;
  readonly name: Words;
  readonly description: Words;
  /** Keys of the fields by which its listing can be filtered. */
  readonly fields: readonly string[];
  /** The kind of product in its picture. */
  readonly image: string;
  /** Fixed ids by category document; others are numbered. */
  readonly ids?: readonly [first: number, second: number];
  /** The former name of its last path segment; old URLs redirect to the new one. */
  readonly oldName?: Words;
}

type More = Pick<Category, "ids" | "oldName">;

export const category = (
  key: string,
  parent: string | null,
  image: string,
  fields: readonly string[],
  name: Words,
  description: Words,
  more: More = {},
): Category => ({ key, parent, image, fields, name, description, ...more });
