import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectUtm, utmCookieValue } from "./utm.ts";

const agreed = { statistics: false, marketing: true };
const fromUrl = (search: string) => collectUtm(new URLSearchParams(search), []);

describe("campaign values", () => {
  test("TRACK-03 every utm_ key of the URL is collected and nothing else", () => {
    expect(fromUrl("?utm_source=a&utm_medium=b&utm_my-own_1=c&gclid=d&UTM=e&utm_=f&xutm_source=g")).toEqual({
      utm_source: "a",
      utm_medium: "b",
      "utm_my-own_1": "c",
    });
  });

  test("TRACK-03 the cookie counts only when the URL has none", () => {
    const cookies = new URLSearchParams("utm_source=old&utm_term=t");
    expect(collectUtm(new URLSearchParams("?utm_source=new"), cookies)).toEqual({ utm_source: "new" });
    expect(collectUtm(new URLSearchParams("?a=b&utm_source="), cookies)).toEqual({ utm_source: "old", utm_term: "t" });
    expect(collectUtm([], [])).toEqual({});
    expect(collectUtm([], new URLSearchParams("%%%&&&===\u0000"))).toEqual({});
  });

  test("TRACK-03 takes the first value of a repeated key", () => {
    expect(fromUrl("?utm_source=a&utm_source=b")).toEqual({ utm_source: "a" });
  });

  test("T078 drops names of the prototype", () => {
    const utm = fromUrl(
      "?utm___proto__=x&utm_constructor=x&utm_prototype=x&__proto__=x&utm_source[__proto__]=x&utm_a=1",
    );
    expect(utm).toEqual({ utm_a: "1" });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test("T078 collects at most 20 keys of at most 256 characters", () => {
    const many = Array.from({ length: 500 }, (_, index): [string, string] => [`utm_k${index}`, "v".repeat(8192)]);
    const utm = collectUtm(many, []);
    expect(Object.keys(utm)).toHaveLength(20);
    for (const value of Object.values(utm)) expect(value).toHaveLength(256);
    expect(collectUtm([[`utm_${"k".repeat(300)}`, "v"]], [])).toEqual({});
  });

  test("TRACK-03 without marketing consent there is no cookie", () => {
    expect(utmCookieValue({ utm_source: "a" }, { statistics: true, marketing: false })).toBeNull();
    expect(utmCookieValue({ utm_source: "a" }, agreed)).toBe("utm_source=a");
    expect(utmCookieValue({}, agreed)).toBeNull();
  });

  test("T078 the cookie stays below 4096 bytes and keeps source, medium and campaign", () => {
    const others = Array.from({ length: 17 }, (_, index): [string, string] => [`utm_k${index}`, "ą".repeat(256)]);
    const main = ["utm_campaign", "utm_source", "utm_medium"].map((key): [string, string] => [key, "x".repeat(256)]);
    const value = utmCookieValue(collectUtm([...others, ...main], []), agreed) ?? "";
    expect(
      encodeURIComponent(value).length + "utm=; Max-Age=7776000; Path=/; SameSite=Lax; Secure".length,
    ).toBeLessThan(4096);
    expect([...new URLSearchParams(value).keys()]).toEqual(
      expect.arrayContaining(["utm_campaign", "utm_source", "utm_medium"]),
    );
  });

  test("TRACK-03 reads back what the cookie stores", () => {
    const key = fc
      .string({ unit: fc.constantFrom(..."abc_-9"), minLength: 1, maxLength: 5 })
      .map((end) => `utm_${end}`);
    const pairs = fc.array(fc.tuple(key, fc.string({ unit: "binary", maxLength: 20 })), { maxLength: 5 });
    fc.assert(
      fc.property(pairs, (query) => {
        const utm = collectUtm(query, []);
        const cookie = utmCookieValue(utm, agreed) ?? "";
        expect(cookie).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
        expect(collectUtm([], new URLSearchParams(cookie))).toEqual(utm);
      }),
    );
  });
});
