/** The purposes that need consent (TRACK-04). */
export const PURPOSES = ["statistics", "marketing"] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Readonly<Record<Purpose, boolean>>;

/** Where a choice was made. */
export const CONSENT_SOURCES = ["banner", "dialog", "withdrawal", "gpc"] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** Before a visitor chooses, nothing is agreed to (TRACK-04, T090). */
export const NO_CONSENT: Consent = { statistics: false, marketing: false };
export const FULL_CONSENT: Consent = { statistics: true, marketing: true };

/** Raised whenever a purpose or the text of the question changes: then every visitor is asked again. */
export const CONSENT_TEXT_VERSION = 1;

/** The version of the question that a choice answers. It changes with the vendors. */
export function consentVersion(vendors: readonly string[]): string {
  return [CONSENT_TEXT_VERSION, ...vendors.toSorted()].join("_");
}

export interface StoredConsent {
  consent: Consent;
  /** Random, so that the record of a choice can be found without the visitor's identity. */
  id: string;
}

const STORED_CONSENT = /^([\w-]{1,300})\.([01])([01])\.([0-9a-f]{32})$/;

/** A cookie that is missing, malformed or of another version gives no consent (TRACK-04, T090). */
export function parseConsent(cookie: string | undefined, version: string): StoredConsent | null {
  const [, about, statistics, marketing, id = ""] = STORED_CONSENT.exec(cookie ?? "") ?? [];
  if (about !== version) return null;
  return { consent: { statistics: statistics === "1", marketing: marketing === "1" }, id };
}

/** The cookie that stores a choice. */
export function serialiseConsent({ consent, id }: StoredConsent, version: string): string {
  return `${version}.${Number(consent.statistics)}${Number(consent.marketing)}.${id}`;
}

/** Whether a choice withdraws consent that was given before. */
export function takesBack(before: Consent, after: Consent): boolean {
  return PURPOSES.some((purpose) => before[purpose] && !after[purpose]);
}
