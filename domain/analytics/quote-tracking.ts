/** TRACK-06: how far a quote's payment was followed. */
export const QUOTE_TRACKING_STEPS = ["set-delivery", "set-payment", "click-pay", "payment-success"] as const;
export type QuoteTrackingStep = (typeof QUOTE_TRACKING_STEPS)[number];

/** Where a browser stores them. */
export const QUOTE_TRACKING_KEY = "quote-tracking";
const MOST_QUOTES = 20;

/** What is stored after a step of a quote; null when it was stored before. What cannot be read is forgotten. */
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
