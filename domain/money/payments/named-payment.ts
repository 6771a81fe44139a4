const MAX_REFERENCE_CHARACTERS = 100;

/** The payment reference in a provider's return address; empty where it cannot be a payment (T058). */
export function namedPayment(reference: string | null): string {
  return reference === null || reference.length > MAX_REFERENCE_CHARACTERS ? "" : reference;
}
