import { withRoom } from "./storage/growth.ts";

/** For each category the ordinals below it, rising; plain numbers, since whole categories are read at every visit. */
export class CategoryPostings {
  readonly #lists = new Map<number, { ordinals: Uint32Array; count: number }>();

  add(categoryIds: readonly number[], ordinal: number): void {
    for (const category of categoryIds) {
      const list = this.#lists.get(category) ?? { ordinals: new Uint32Array(0), count: 0 };
      if (list.count > 0 && list.ordinals[list.count - 1] === ordinal) continue;
      list.ordinals = withRoom(list.ordinals, list.count + 1);
      list.ordinals[list.count++] = ordinal;
      this.#lists.set(category, list);
    }
  }

  of(category: number): Uint32Array {
    const list = this.#lists.get(category);
    return list ? list.ordinals.subarray(0, list.count) : new Uint32Array(0);
  }

  get bytes(): number {
    return [...this.#lists.values()].reduce((sum, { ordinals }) => sum + ordinals.byteLength, 0);
  }
}
