/** Pages whose next segment is a token, or a slug that opens a purchase to everybody who has it. */
const SECRET_PAGES = [
  "password-reset",
  "set-password",
  "confirm-email",
  "checkout",
  "confirm",
  "payment",
  "success",
  "invoice",
  "invoice-documents",
  "quotes",
  "quote-documents",
  "tracking",
  "my-orders",
  "forward",
  "forward-documents",
  "order",
  "order-documents",
  "withdrawal",
  "claims",
  "create-order",
  "order-additional-info-needed",
  "site-pro-payment",
  "iphone-reservation/confirm",
  "pro/invitation",
  "preview",
];

/** Of calls, only these have a secret in their path. */
const SECRET_CALLS = ["account/my-data", "checkout/fetch", "checkout/invalidate"];

/** Segments that name a page: where a provider sends a payer back to. */
const NAMES = "(?!(?:accept|decline|fail)(?:\\.data)?(?:[/?#]|$))";

const SECRET_SEGMENT = new RegExp(
  `^(/+api/(?:${SECRET_CALLS.join("|")})/|(?:/+[a-z]{2})?/+(?:${SECRET_PAGES.join("|")})/)${NAMES}[^/?#]+`,
  "i",
);

/** A page with a secret in its address is not cached and sends no referrer (T016). */
export function holdsSecret(path: string): boolean {
  return SECRET_SEGMENT.test(path);
}

/** The address for a log or for analytics (T016, TRACK-01). */
export function withoutSecret(path: string): string {
  return path.replace(SECRET_SEGMENT, "$1…");
}
