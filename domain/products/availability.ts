const FEW = 10;

export type Availability = { kind: "in-stock" } | { kind: "few"; left: number } | { kind: "sold-out" };

/** What is said of the stock: the number only when few are left, and never less than the truth (CATALOG-15). */
export function availabilityOf(available: number): Availability {
  if (available <= 0) return { kind: "sold-out" };
  return available < FEW ? { kind: "few", left: available } : { kind: "in-stock" };
}
