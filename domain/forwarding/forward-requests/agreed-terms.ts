/**
 * The texts that somebody who sends parcels on agrees to: the terms, and that nothing forbidden is inside. Another text
 * gets another version, the newest last: a page that was opened before says which one it has shown.
 */
export const REQUEST_TERMS = ["2026-11"] as const;
export type RequestTerms = (typeof REQUEST_TERMS)[number];

export const SHOWN_TERMS: RequestTerms = "2026-11";
