/** TRACK-06: the tracked steps of a quote's payment. */
export const QUOTE_TRACKING_STEPS = ["set-delivery", "set-payment", "click-pay", "payment-success"] as const;
export type QuoteTrackingStep = (typeof QUOTE_TRACKING_STEPS)[number];

/** The key in the browser's local storage. */
export const QUOTE_TRACKING_KEY = "quote-tracking";
const MOST_QUOTES = 20;

/** The stored steps with one more; null when the quote has it already. Unreadable text counts as empty. */
export function withStep(stored: string | null, number: string, step: QuoteTrackingStep): string | null {
  const known = read(stored);
  const steps = known.get(number) ?? [];
  if (steps.includes(step)) return null;
  known.delete(number);
  known.set(number, [...steps, step]);
  return JSON.stringify(Object.fromEntries([...known].slice(-MOST_QUOTES)));
}

function read(stored: string | null): Map<string, readonly string[]> {
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return new Map();
    return new Map(
      Object.entries(parsed).flatMap(([number, steps]) => (Array.isArray(steps) ? [[number, steps]] : [])),
    );
  } catch {
    return new Map();
  }
}
