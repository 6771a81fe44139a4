const MAX_REFERENCE_CHARACTERS = 100;

/** What a provider's return address names; nothing where that cannot be a payment (T058). */
export function namedPayment(given: string | null): string {
  return given === null || given.length > MAX_REFERENCE_CHARACTERS ? "" : given;
}
