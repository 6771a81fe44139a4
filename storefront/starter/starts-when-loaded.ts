const AGREED = /(?:^|; )consent=[^;]*\.(?:1[01]|01)\./;
const ASKING = /[?&](?:utm_|componentHint=)/i;

/**
 * Whether a page starts as soon as it is loaded, although nobody has touched it: its scripts report the visit to somebody
 * who was agreed to, or the campaign of its address, or open what a link points at. The visitor may go on soon.
 */
export const startsWhenLoaded = (cookies: string, search: string): boolean =>
  AGREED.test(cookies) || ASKING.test(search);
