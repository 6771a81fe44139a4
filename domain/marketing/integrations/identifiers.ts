/** The identifiers by which vendors recognise a browser. Kept with an order until it is reported. */
export interface Identifiers {
  /** Of the cookie _ga. */
  clientId: string | null;
  /** Of the cookie of a measurement id, _ga_…. */
  sessionId: string | null;
  fbp: string | null;
  fbc: string | null;
  userAgent: string;
}

const CLIENT = /^GA\d\.\d\.(\d{1,12}\.\d{1,12})$/;
/** Both forms that the session's cookie has had: GS1.1.1700000000.… and GS2.1.s1700000000$…. */
const SESSION = /^GS\d\.\d\.s?(\d{1,12})(?:[.$]|$)/;
const PIXEL = /^fb\.\d\.\d{1,15}\.[\w-]{1,500}$/;
const LONGEST_USER_AGENT = 500;

const matched = (pattern: RegExp, text: string | undefined) => pattern.exec(text ?? "")?.[1] ?? null;
const whole = (text: string | undefined) => (text !== undefined && PIXEL.test(text) ? text : null);

/** Reads only values in the vendors' formats, because cookies can contain anything. */
export function readIdentifiers(cookies: Readonly<Record<string, string | undefined>>, userAgent: string): Identifiers {
  const session = Object.keys(cookies).find((name) => /^_ga_[A-Z\d]{1,20}$/.test(name));
  return {
    clientId: matched(CLIENT, cookies._ga),
    sessionId: matched(SESSION, session && cookies[session]),
    fbp: whole(cookies._fbp),
    fbc: whole(cookies._fbc),
    userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
  };
}
