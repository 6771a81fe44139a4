export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** The item at a position of an endlessly repeated list; positions may be negative. */
export function repeated<Item>(list: NonEmpty<Item>, position: number): Item {
  return list[((position % list.length) + list.length) % list.length] ?? list[0];
}
