const EMAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;
/** Whatever follows the path of an address: it may hold anything. */
const QUERY = /(?<=(?:https?:\/\/|\/)[^\s"'<>?#\\]{0,2000})[?#][^\s"'<>\\)]*/g;
/** Links of mails and purchases: 128 bits and more, in hexadecimal digits or base64url, and UUIDs. Files have long names too. */
const TOKEN = /([A-Za-z0-9_-]{20,})(\.[a-z]+)?/g;
const FILE = /^\.(?:m?js|css|tsx?)$/;
const CARD = /\b\d(?:[ -]?\d){11,18}\b/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;

/** Without e-mail addresses, tokens, queries and long numbers: what is stored of an error is about code, not about people. */
export function scrubText(text: string): string {
  return text
    .replace(QUERY, "")
    .replace(EMAIL, "[e-mail]")
    .replace(BEARER, "$1 [token]")
    .replace(CARD, "[number]")
    .replace(TOKEN, (all, word: string, ending = "") =>
      /\d/.test(word) && !FILE.test(ending) ? `[token]${ending}` : all,
    );
}
