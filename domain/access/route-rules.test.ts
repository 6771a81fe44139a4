import { describe, expect, test } from "vitest";
import { applyRouteRule, type RouteRule } from "./route-rules.ts";

const HOSTS = ["partner.example", "Shop.Partner.example:8443"];
const rule = (path: string, target: string): RouteRule => ({ path, target, status: 301 });
const lead = (target: string, pathname = "/old") => applyRouteRule([rule("/old", target)], pathname, HOSTS, URL.parse);

describe("applyRouteRule", () => {
  test("ROUTE-55 a rule for the path redirects, with its own status", () => {
    expect(lead("/new?a=1")).toEqual({ kind: "internal", to: "/new?a=1", status: 301 });
    expect(applyRouteRule([{ path: "/old", target: "/new", status: 302 }], "/old", [], URL.parse)).toMatchObject({
      status: 302,
    });
  });

  test("ROUTE-55 the path matches with a trailing slash, an encoded letter or any language in front", () => {
    for (const pathname of ["/old/", "/lt/old", "//old"])
      expect(lead("/new", pathname), pathname).toMatchObject({ to: "/new" });
    expect(applyRouteRule([rule("/senas-ą", "/new")], "/lt/senas-%C4%85", [], URL.parse)).toMatchObject({ to: "/new" });
    expect(applyRouteRule([rule("/a%ff", "/new")], "/a%ff", [], URL.parse)).toMatchObject({ to: "/new" });
  });

  test("ROUTE-55 a rule with a language wins over one without", () => {
    const rules = [rule("/old", "/any"), rule("/lt/old", "/lithuanian")];
    expect(applyRouteRule(rules, "/lt/old", [], URL.parse)).toMatchObject({ to: "/lithuanian" });
    expect(applyRouteRule(rules, "/en/old", [], URL.parse)).toMatchObject({ to: "/any" });
  });

  test("ROUTE-55 does nothing without a rule or with one that leads to itself", () => {
    for (const pathname of ["/", "/older", "/old/x", "/Old"]) expect(lead("/new", pathname)).toEqual({ kind: "none" });
    expect(lead("/old/")).toEqual({ kind: "none" });
    expect(lead("/old", "/lt/old")).toEqual({ kind: "none" });
  });

  test("T056 another host is reached only over https and only when it is on the allow-list", () => {
    expect(lead("https://partner.example/x?y=1")).toEqual({
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
