/** Addresses whose last part opens something without signing in, or of one's own. */
const SECRET_PART = /(\/(?:password-reset|set-password|confirm-email|account\/my-data)\/)[^/?#]+/;

/** A page with a secret in its address is kept by nobody and tells no other site where the reader came from (T016). */
export function holdsSecret(path: string): boolean {
  return SECRET_PART.test(path);
}

/** The address as it may stand in a log (T016). */
export function withoutSecret(path: string): string {
  return path.replace(SECRET_PART, "$1…");
}
