/** The storefronts or warehouses of a member of staff, by their keys; "all" includes what is added later. */
export type ScopeOf<Key> = "all" | readonly Key[];

export type StorefrontScope = ScopeOf<string>;

/** The storefronts and the warehouse of a thing. */
export interface ScopedSubject {
  storefronts: readonly string[];
  /** The id of the warehouse where it is; null or left out where it is in none. */
  warehouse?: number | null;
}

/**
 * Whether something that belongs to these storefronts may be seen and changed. What belongs to several is in the scope
 * of each of them; what belongs to none is for those who have all (T065).
 */
export function isInScope<Key>(scope: ScopeOf<Key>, keys: readonly Key[]): boolean {
  return scope === "all" || keys.some((key) => scope.includes(key));
}
