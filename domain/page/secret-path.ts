/** Addresses whose last segment is a token. */
const SECRET_SEGMENT = /(\/(?:password-reset|set-password|confirm-email|account\/my-data)\/)[^/?#]+/;

/** A page with a token in its address is not cached and sends no referrer (T016). */
export function holdsSecret(path: string): boolean {
  return SECRET_SEGMENT.test(path);
}

/** The address for a log (T016). */
export function withoutSecret(path: string): string {
  return path.replace(SECRET_SEGMENT, "$1…");
}
