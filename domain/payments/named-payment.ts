const MAX_REFERENCE_CHARACTERS = 100;

/** What a provider's return address names; nothing where that cannot be a payment (T058). */
export function namedPayment(query: URLSearchParams): string {
  const reference = query.get("payment") ?? "";
  return reference.length > MAX_REFERENCE_CHARACTERS ? "" : reference;
}
