import { htmlLanguage, LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { withoutControlCharacters } from "../text/control-characters.ts";
import { cleanPath, splitTarget } from "./clean-path.ts";

const LAST_RESORT: readonly Language[] = ["en"];

function firstSegment(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

function pick(wanted: string | undefined, languages: readonly Language[]): Language | undefined {
  return languages.find((language) => language === wanted);
}

/** The language is the path's first segment when that is one of these languages (LOCALE-05). */
export function readLocale(pathname: string, languages: readonly Language[]): Language | null {
  return pick(firstSegment(pathname), languages) ?? null;
}

/**
 * The route without its language: a leading segment that is any known language is dropped; query and hash stay
 * (LOCALE-01).
 */
export function withoutLocale(target: string): string {
  const { path, rest } = splitTarget(target);
  const cleaned = cleanPath(path);
  const segment = firstSegment(cleaned);
  const bare = pick(segment.toLowerCase(), LANGUAGES) ? cleaned.slice(segment.length + 1) : cleaned;
  return (bare === "" ? "/" : bare) + withoutControlCharacters(rest);
}

/** The same route in a language: home is `/lt`; never a trailing slash, never readable as a host (LOCALE-01, T055). */
export function withLocale(target: string, locale: Language): string {
  const { path, rest } = splitTarget(withoutLocale(target));
  return `/${locale}${path === "/" ? "" : path}${rest}`;
}

/** The status page stands outside the language rules, with or without a language in front (LOCALE-04). */
export function isStatusPath(pathname: string): boolean {
  return withoutLocale(pathname) === "/status";
}

export type LocaleDecision = { kind: "serve"; locale: Language } | { kind: "redirect"; location: string };

export interface LocaleRequest {
  pathname: string;
  /** The query with its `?`, or "". */
  search: string;
  /** The visitor's saved language, unchecked. */
  saved: string | undefined;
  hostDefault: string | undefined;
  /** The storefront's languages, the first one being its default. */
  languages: readonly Language[];
}

/**
 * A path that starts with no language of this storefront is redirected to the same route, query kept, in the saved
 * language, else the host's default, else the first available; the status page is always served (LOCALE-02, -04, -05).
 */
export function decideLocale({ pathname, search, saved, hostDefault, languages }: LocaleRequest): LocaleDecision {
  const offered = languages.length > 0 ? languages : LAST_RESORT;
  const inPath = readLocale(pathname, offered);
  if (inPath) return { kind: "serve", locale: inPath };
  const fallback = pick(hostDefault, offered) ?? offered[0] ?? "en";
  if (isStatusPath(pathname)) return { kind: "serve", locale: fallback };
  const otherCase = pick(firstSegment(cleanPath(pathname)).toLowerCase(), offered);
  const locale = otherCase ?? pick(saved, offered) ?? fallback;
  return { kind: "redirect", location: withLocale(pathname, locale) + cleanSearch(search) };
}

function cleanSearch(search: string): string {
  const bare = withoutControlCharacters(search).replace(/^\?/, "");
  return bare === "" ? "" : `?${bare}`;
}

/**
 * The path's language is saved when it differs from the saved one, except on the status page (LOCALE-03, LOCALE-04).
 */
export function localeToSave(facts: {
  pathLocale: Language | null;
  saved: string | undefined;
  isStatus: boolean;
}): Language | null {
  return facts.isStatus || facts.pathLocale === facts.saved ? null : facts.pathLocale;
}

/**
 * Every language of a page, as hreflang and path, and x-default for the first one. A page with paths of its own exists
 * in their languages only (LOCALE-01, META-02).
 */
export function alternates(
  pathname: string,
  languages: readonly Language[],
  own: Readonly<Partial<Record<Language, string>>> = {},
): { hreflang: string; path: string }[] {
  const { path } = splitTarget(pathname);
  const isEverywhere = Object.keys(own).length === 0;
  const existing = languages.filter((language) => isEverywhere || own[language]);
  const each = existing.map((language) => ({
    hreflang: htmlLanguage(language),
    path: withLocale(own[language] ?? path, language),
  }));
  const [first] = each;
  return first ? [...each, { hreflang: "x-default", path: first.path }] : [];
}
