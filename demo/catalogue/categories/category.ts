import type { Words } from "../words.ts";

/** A place in the tree. The tree exists twice, once for each category document, with ids of its own. */
export interface Category {
  readonly key: string;
  readonly parent: string | null;
  readonly name: Words;
  readonly description: Words;
  /** Keys of the fields that its listing filters by. */
  readonly fields: readonly string[];
  /** What its picture shows. */
  readonly image: string;
  /** Fixed ids by category document; others are numbered. */
  readonly ids?: readonly [first: number, second: number];
  /** What its last part was called before, by language-neutral words: such addresses lead to the new one. */
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
