const FEW = 10;

export type Availability = { kind: "in-stock" } | { kind: "few"; left: number } | { kind: "sold-out" };

/** The number is shown only when few are left (CATALOG-15). */
export function availabilityOf(available: number): Availability {
  if (available <= 0) return { kind: "sold-out" };
  return available < FEW ? { kind: "few", left: available } : { kind: "in-stock" };
}
