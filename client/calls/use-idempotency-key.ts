import { useRef } from "react";

/** T118: one key for all tries of one press, so that a lost answer never means paying twice. */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null);
  return {
    current(): string {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    /** The server has answered: the next press is another one. */
    renew(): void {
      key.current = null;
    },
  };
}
