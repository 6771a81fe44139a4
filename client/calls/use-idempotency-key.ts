import { useRef } from "react";

/** T118: one key for all attempts of one submission, so that a lost answer never leads to a second payment. */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null);
  return {
    current(): string {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    /** After the server's answer: the next submission gets a new key. */
    renew(): void {
      key.current = null;
    },
  };
}
