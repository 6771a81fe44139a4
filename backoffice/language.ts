import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";
import type { Messages } from "#i18n/translate.ts";

/** The languages that staff read; customers have more. */
export const STAFF_LANGUAGES = ["en", "lt"] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

const COOKIE = "staff_language";

const sources = {
  en: () => Promise.all([import("#i18n/messages/en.json"), import("#i18n/staff/en.json")]),
  lt: () => Promise.all([import("#i18n/messages/lt.json"), import("#i18n/staff/lt.json")]),
};

const isStaffLanguage = (text: string | undefined): text is StaffLanguage =>
  STAFF_LANGUAGES.some((language) => language === text);

/** The language chosen in this browser, else the browser's preference, else English. */
export function preferredLanguage(): StaffLanguage {
  const candidates = [readCookie(COOKIE), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return candidates.find(isStaffLanguage) ?? "en";
}

export function rememberLanguage(language: StaffLanguage): void {
  writeCookie(COOKIE, language, PREFERENCE_COOKIE_MAX_AGE_SECONDS);
}

/** The texts that both apps share, and those of the back office. */
export async function loadMessages(language: StaffLanguage): Promise<Messages> {
  const [shared, staff] = await sources[language]();
  return { ...shared.default, ...staff.default };
}
