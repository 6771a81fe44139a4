/** The storefronts that a member of staff works for; "all" includes those that are added later. */
export type StorefrontScope = "all" | readonly string[];

/**
 * Whether something that belongs to these storefronts may be seen and changed. What belongs to several is in the scope
 * of each of them; what belongs to none is for those who have all (T065).
 */
export function isInScope(scope: StorefrontScope, storefronts: readonly string[]): boolean {
  return scope === "all" || storefronts.some((code) => scope.includes(code));
}
