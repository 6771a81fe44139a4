/** How notifications are sent, and whether the requested amount is taken. */
export interface Switches {
  /** How often each notification is sent, all at once. */
  copies: number;
  delayMs: number;
  /** Never sent; they can still be read, and sent by hand. */
  lost: boolean;
  /** Held until they are released, in the order of the release. */
  held: boolean;
  wrongAmount: boolean;
  wrongCurrency: boolean;
  /** How long a payment that is confirmed later takes. */
  laterMs: number;
  /** When a notification that was not accepted is sent again. */
  retryMs: number[];
}

export const USUAL_SWITCHES: Readonly<Switches> = {
  copies: 1,
  delayMs: 0,
  lost: false,
  held: false,
  wrongAmount: false,
  wrongCurrency: false,
  laterMs: 8_000,
  retryMs: [1_000, 5_000, 30_000, 60_000, 300_000],
};

/** Sets the named switches; unknown names are ignored. */
export function withSwitches<Set extends object>(current: Set, wanted: Record<string, unknown>): Set {
  const known = Object.entries(wanted).filter(
    ([name, value]) => name in current && typeof value === typeof current[name as keyof Set],
  );
  return { ...current, ...Object.fromEntries(known) };
}
