import { describe, expect, test } from "vitest";
import { isCrawler, isDeploymentError, isIgnoredByErrorReporting, notFoundMessage } from "./error-kinds.ts";

const DEPLOYMENT = [
  "Failed to fetch dynamically imported module: https://lt.test/assets/cart-abc.js",
  "TypeError: error loading dynamically imported module: https://lt.test/assets/cart-abc.js",
  "Importing a module script failed.",
  'Failed to load module script: Expected a JavaScript module script but the server responded with "text/html".',
  "Loading module from “https://lt.test/a.js” was blocked because of a disallowed MIME type (“text/html”).",
  "Loading failed for the module with source “https://lt.test/a.js”.",
  "'text/html' is not a valid JavaScript MIME type.",
  "Unable to preload CSS for /assets/cart-abc.css",
];

const ORDINARY = [
  "",
  "Failed to fetch",
  "Load failed",
  "x is not a function",
  "Page not found: /cart",
  "Network Error",
];

describe("kinds of errors", () => {
  test("OVERLAY-07 failed imports, module scripts and CSS preloads of every browser mean a deployment", () => {
    for (const message of DEPLOYMENT) expect(isDeploymentError(message), message).toBe(true);
  });

  test("OVERLAY-07 ordinary failures are no deployment", () => {
    for (const message of ORDINARY) expect(isDeploymentError(message), message).toBe(false);
  });

  test("TRACK-05 error reporting ignores deployments and known noise only", () => {
    for (const message of [
      ...DEPLOYMENT,
      "GET /builds/meta/6f1c.json 404",
      "Failed to load /builds/latest.json",
      "Event `XMLHttpRequestProgressEvent` (type=error) captured as promise rejection",
      "Can't find variable: gmo",
    ]) {
      expect(isIgnoredByErrorReporting(message), message).toBe(true);
    }
    for (const message of ORDINARY) expect(isIgnoredByErrorReporting(message), message).toBe(false);
  });

  test("ERROR-04 bot, lighthouse, facebook and google are crawlers in any spelling", () => {
    for (const userAgent of [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (compatible; bingbot/2.0)",
      "Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse",
      "facebookexternalhit/1.1",
      "GOOGLE-InspectionTool",
    ]) {
      expect(isCrawler(userAgent), userAgent).toBe(true);
    }
    for (const userAgent of ["", "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0"]) {
      expect(isCrawler(userAgent), userAgent).toBe(false);
    }
  });

  test("ERROR-02 each kind of 404 has its message and only the unmatched route is not fatal", () => {
    expect(notFoundMessage("route-validation", "/c/x")).toEqual({
      status: 404,
      message: "Page Not Found: /c/x",
      isFatal: true,
    });
    expect(notFoundMessage("unmatched", "/zzz")).toEqual({
      status: 404,
      message: "Page not found: /zzz",
      isFatal: false,
    });
    expect(notFoundMessage("hydration", "/zzz")).toEqual({ status: 404, message: "Page Not Found", isFatal: true });
  });
});
