const MAX_REFERENCE_CHARACTERS = 100;

/** What the return address of a provider names; nothing where that cannot be a payment (T058). */
export function namedPayment(reference: string | null): string {
  return reference === null || reference.length > MAX_REFERENCE_CHARACTERS ? "" : reference;
}
