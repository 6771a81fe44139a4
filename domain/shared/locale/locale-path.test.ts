import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import {
  alternates,
  decideLocale,
  isStatusPath,
  localeToSave,
  readLocale,
  withLocale,
  withoutLocale,
} from "./locale-path.ts";

const language = fc.constantFrom(...LANGUAGES);
const hostilePath = fc
  .array(
    fc.constantFrom("/", "\\", "//", "lt", "LT", "ee", "evil.com", "cart", "..", ".", "\t", "\r\n", "%5C", "?", "#a"),
  )
  .map((segments) => segments.join(""));

const request = { pathname: "/", search: "", saved: undefined, hostDefault: "lt", languages: ["lt", "en"] } as const;

describe("language in the path", () => {
  test("LOCALE-05 the locale is the first path segment when it is a language of the storefront", () => {
    const cases: [string, string | null][] = [
      ["/lt", "lt"],
      ["/en/cart", "en"],
      ["/", null],
      ["", null],
      ["lt", null],
      ["/ltx/cart", null],
      ["/LT/cart", null],
      ["/cart/lt", null],
      ["//lt/cart", null],
      ["/ru/cart", null],
      ["/__proto__", null],
    ];
    for (const [path, expected] of cases) expect(readLocale(path, ["lt", "en"]), path).toBe(expected);
  });

  test("LOCALE-01 a language is put in front of a route, and home has no trailing slash", () => {
    const cases: [string, string][] = [
      ["/", "/lt"],
      ["", "/lt"],
      ["/cart", "/lt/cart"],
      ["/cart/", "/lt/cart"],
      ["/en", "/lt"],
      ["/en/", "/lt"],
      ["/en/c/shoes/boots", "/lt/c/shoes/boots"],
      ["/ee/lt/x", "/lt/lt/x"],
      ["/search?searchText=a//b#top", "/lt/search?searchText=a//b#top"],
      ["/?a=1", "/lt?a=1"],
    ];
    for (const [path, expected] of cases) expect(withLocale(path, "lt"), path).toBe(expected);
  });

  test("LOCALE-01 a route loses its language and nothing else", () => {
    const cases: [string, string][] = [
      ["/lt", "/"],
      ["/lt/", "/"],
      ["/lt/cart?x=1", "/cart?x=1"],
      ["/cart", "/cart"],
      ["/lts/cart", "/lts/cart"],
      ["/RU/faq", "/faq"],
    ];
    for (const [path, expected] of cases) expect(withoutLocale(path), path).toBe(expected);
  });

  test("LOCALE-01 taking the language away after putting it in front gives the route back", () => {
    fc.assert(
      fc.property(hostilePath, language, (path, locale) => {
        expect(withoutLocale(withLocale(path, locale))).toBe(withoutLocale(path));
        expect(withLocale(withLocale(path, locale), locale)).toBe(withLocale(path, locale));
      }),
    );
  });

  test("T055 no path, however hostile, becomes another host by gaining or losing a language", () => {
    fc.assert(
      fc.property(hostilePath, language, (path, locale) => {
        const results = [withLocale(path, locale), withoutLocale(path), withoutLocale(withLocale(path, locale))];
        return results.every(
          (result) => /^\/(?![\\/])/.test(result) && new URL(result, "http://own.test").host === "own.test",
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("T057 line breaks never reach the redirect's location", () => {
    const decision = decideLocale({ ...request, pathname: "/a\r\nX: 1", search: "?b=\r\nSet-Cookie: c" });
    expect(decision).toEqual({ kind: "redirect", location: "/lt/aX: 1?b=Set-Cookie: c" });
  });
});

describe("decideLocale", () => {
  test("LOCALE-02 a path without a language is redirected to the same route with its query", () => {
    const cases: [string, string, string][] = [
      ["/", "", "/lt"],
      ["/", "?", "/lt"],
      ["/cart", "?a=1&b=2", "/lt/cart?a=1&b=2"],
      ["/search", "?f.manufacturer=A%26B", "/lt/search?f.manufacturer=A%26B"],
      ["//evil.com/", "", "/lt/evil.com"],
      ["/\\evil.com", "", "/lt/evil.com"],
      ["/ru/cart", "", "/lt/cart"],
      ["/zz/cart", "", "/lt/zz/cart"],
    ];
    for (const [pathname, search, location] of cases) {
      expect(decideLocale({ ...request, pathname, search }), pathname).toEqual({ kind: "redirect", location });
    }
  });

  test("LOCALE-02 the language is the saved one, then the host's default, then the first available", () => {
    const location = (change: object) => decideLocale({ ...request, pathname: "/faq", ...change });
    const to = (path: string) => ({ kind: "redirect", location: path });
    expect(location({ saved: "en" })).toEqual(to("/en/faq"));
    expect(location({ saved: "ru" })).toEqual(to("/lt/faq"));
    expect(location({ saved: "//evil" })).toEqual(to("/lt/faq"));
    expect(location({ hostDefault: "en" })).toEqual(to("/en/faq"));
    expect(location({ hostDefault: "ee" })).toEqual(to("/lt/faq"));
    expect(location({ hostDefault: undefined, languages: ["ee", "en"] })).toEqual(to("/ee/faq"));
  });

  test("LOCALE-02 a language in capitals is led to its own spelling, whatever is saved", () => {
    const decision = decideLocale({ ...request, pathname: "/EN/faq", saved: "lt" });
    expect(decision).toEqual({ kind: "redirect", location: "/en/faq" });
  });

  test("LOCALE-02 following the redirect is always served, so it cannot loop", () => {
    const languages = fc.uniqueArray(language, { minLength: 0 });
    fc.assert(
      fc.property(hostilePath, languages, fc.option(language), (pathname, offered, saved) => {
        const asked = { ...request, pathname, languages: offered, saved: saved ?? undefined };
        const first = decideLocale(asked);
        if (first.kind === "serve") return;
        const [next = ""] = first.location.split(/[?#]/);
        expect(decideLocale({ ...asked, pathname: next }).kind).toBe("serve");
      }),
    );
  });

  test("LOCALE-04 the status page is served with and without a language", () => {
    const cases: [string, string][] = [
      ["/status", "lt"],
      ["/status/", "lt"],
      ["/en/status", "en"],
      ["/ru/status", "lt"],
    ];
    for (const [pathname, locale] of cases) {
      expect(decideLocale({ ...request, pathname, saved: "en" }), pathname).toEqual({ kind: "serve", locale });
    }
    for (const pathname of ["/status/x", "/x/status", "/statuses"])
      expect(isStatusPath(pathname), pathname).toBe(false);
  });

  test("LOCALE-03 the path's language is saved only when it differs", () => {
    expect(localeToSave({ pathLocale: "en", saved: "lt", isStatus: false })).toBe("en");
    expect(localeToSave({ pathLocale: "en", saved: undefined, isStatus: false })).toBe("en");
    expect(localeToSave({ pathLocale: "en", saved: "en", isStatus: false })).toBeNull();
    expect(localeToSave({ pathLocale: null, saved: "lt", isStatus: false })).toBeNull();
  });

  test("LOCALE-04 the status page never changes the saved language", () => {
    expect(localeToSave({ pathLocale: "en", saved: "lt", isStatus: true })).toBeNull();
  });

  test("META-02 a page lists its other languages, ee as et, and the first one as x-default", () => {
    expect(alternates("/ee/cart/?a=1", ["ee", "en"])).toEqual([
      { hreflang: "et", path: "/ee/cart" },
      { hreflang: "en", path: "/en/cart" },
      { hreflang: "x-default", path: "/ee/cart" },
    ]);
    expect(alternates("/cart", [])).toEqual([]);
  });

  test("META-02 a page that has a path of its own in a language is found there", () => {
    expect(alternates("/en/p/shoe", ["lt", "en"], { lt: "/p/batas", en: "/p/shoe" })).toEqual([
      { hreflang: "lt", path: "/lt/p/batas" },
      { hreflang: "en", path: "/en/p/shoe" },
      { hreflang: "x-default", path: "/lt/p/batas" },
    ]);
  });

  test("META-02 a page that is not translated into a language has no address there", () => {
    const own = { lt: "/blog/muitas", en: "/blog/duty" };
    const listed = alternates("/en/blog/duty", ["ee", "lt", "en"], own).map(({ hreflang, path }) => [hreflang, path]);
    expect(listed).toEqual([
      ["lt", "/lt/blog/muitas"],
      ["en", "/en/blog/duty"],
      ["x-default", "/lt/blog/muitas"],
    ]);
  });
});
