import { describe, expect, test } from "vitest";
import { earlier } from "#domain/shared/time/durations.ts";
import { routeRule as rule } from "#testing/content/redirects.ts";
import { applyRouteRule, type RouteRule } from "./route-rule.ts";

const HOSTS = ["partner.example", "Shop.Partner.example:8443"];
const AT = new Date("2026-11-16T12:00:00Z");
const apply = (rules: readonly RouteRule[], pathname: string, at = AT) =>
  applyRouteRule(rules, { pathname, at, allowedHosts: HOSTS, parseUrl: URL.parse });
const lead = (target: string, pathname = "/old") => apply([rule("/old", target)], pathname);

describe("applyRouteRule", () => {
  test("ROUTE-55 a rule for the path redirects, with its own status", () => {
    expect(lead("/new?a=1")).toMatchObject({ kind: "internal", to: "/new?a=1", status: 301 });
    expect(apply([rule("/old", "/new", { status: 302 })], "/old")).toMatchObject({ status: 302 });
  });

  test("ROUTE-55 what is gone is said to be gone", () => {
    expect(apply([rule("/old", null)], "/lt/old")).toMatchObject({ kind: "gone" });
  });

  test("ROUTE-55 the path matches with a trailing slash, an encoded letter or any language in front", () => {
    for (const pathname of ["/old/", "/lt/old", "//old"])
      expect(lead("/new", pathname), pathname).toMatchObject({ to: "/new" });
    expect(apply([rule("/senas-ą", "/new")], "/lt/senas-%C4%85")).toMatchObject({ to: "/new" });
    expect(apply([rule("/a%ff", "/new")], "/a%ff")).toMatchObject({ to: "/new" });
  });

  test("ROUTE-55 a rule with a language wins over one without", () => {
    const rules = [rule("/old", "/any"), rule("/old", "/lithuanian", { language: "lt" })];
    expect(apply(rules, "/lt/old")).toMatchObject({ to: "/lithuanian" });
    expect(apply(rules, "/en/old")).toMatchObject({ to: "/any" });
  });

  test("ROUTE-55 a star stands for the rest of the path, which is carried into the target", () => {
    const rules = [rule("/shop/*", "/c/*"), rule("/šeima/*", "/about-us")];
    expect(apply(rules, "/en/shop/shoes/for%20men")).toMatchObject({ to: "/c/shoes/for%20men" });
    expect(apply(rules, "/lt/%C5%A1eima/kas%2Fnors")).toMatchObject({ to: "/about-us" });
    expect(apply([rule("/š/*", "/s/*")], "/%C5%A1/a%2Fb")).toMatchObject({ to: "/s/a%2Fb" });
    for (const pathname of ["/shop", "/shop/", "/shops/x"]) expect(apply(rules, pathname)).toEqual({ kind: "none" });
  });

  test("ROUTE-55 one path goes before a star, and a longer beginning before a shorter one", () => {
    const rules = [rule("/a/*", "/short"), rule("/a/b/*", "/long"), rule("/a/b/c", "/one")];
    expect(apply(rules, "/a/x")).toMatchObject({ to: "/short" });
    expect(apply(rules, "/a/b/x")).toMatchObject({ to: "/long" });
    expect(apply(rules, "/a/b/c")).toMatchObject({ to: "/one" });
  });

  test("T056 what a star carries can choose no other host", () => {
    expect(apply([rule("/x/*", "https://partner.example*")], "/x/.evil.com")).toMatchObject({ kind: "refused" });
    expect(apply([rule("/x/*", "/*")], "/x/%2Fevil.com")).toMatchObject({ kind: "refused" });
    expect(apply([rule("/x/*", "https://partner.example/*")], "/x/y")).toMatchObject({
      kind: "external",
      to: "https://partner.example/y",
    });
  });

  test("ROUTE-55 a rule holds from its first moment until before its last", () => {
    const [startsAt, endsAt] = [new Date("2026-11-20T00:00:00Z"), new Date("2026-11-27T00:00:00Z")];
    const rules = [rule("/sale", "/dealzone", { startsAt, endsAt })];
    const kinds = [AT, startsAt, earlier(endsAt, 1), endsAt].map((at) => apply(rules, "/sale", at).kind);
    expect(kinds).toEqual(["none", "internal", "internal", "none"]);
  });

  test("ROUTE-55 does nothing without a rule or with one that leads to itself", () => {
    for (const pathname of ["/", "/older", "/old/x", "/Old"]) expect(lead("/new", pathname)).toEqual({ kind: "none" });
    expect(lead("/old/")).toEqual({ kind: "none" });
    expect(lead("/old", "/lt/old")).toEqual({ kind: "none" });
  });

  test("T056 another host is reached only over https and only when it is on the allow-list", () => {
    expect(lead("https://partner.example/x?y=1")).toMatchObject({
      kind: "external",
      to: "https://partner.example/x?y=1",
      status: 301,
    });
    expect(lead("https://PARTNER.example")).toMatchObject({ kind: "external", to: "https://partner.example/" });
    expect(lead("https://shop.partner.example:8443/")).toMatchObject({ kind: "external" });
  });

  test("T056 refuses every other target and returns it for the log", () => {
    for (const target of [
      "http://partner.example/",
      "https://evil.com/",
      "https://partner.example.evil.com/",
      "https://partner.example@evil.com/",
      "https://user@partner.example/",
      "https://partner.example:8443/",
      "https://sub.partner.example/",
      "https://partner.example\n.evil.com/",
      "//partner.example/",
      "/\\partner.example",
      "javascript:alert(1)",
      "data:text/html,x",
      "",
      "new",
    ]) {
      expect(lead(target), JSON.stringify(target)).toEqual({ kind: "refused", target });
    }
  });
});
