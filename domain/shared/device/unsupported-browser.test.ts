import { describe, expect, test } from "vitest";
import { isUnsupportedBrowser } from "./unsupported-browser.ts";

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; U; Android 4.0.3; en-us) AppleWebKit/534.30 (KHTML, like Gecko)";

describe("isUnsupportedBrowser", () => {
  test("OVERLAY-01 Internet Explorer, Edge below 18 and Safari below 12 are unsupported", () => {
    for (const userAgent of [
      "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)",
      "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
      `${chrome}/64.0.3282.140 Safari/537.36 Edge/17.17134`,
      `${chrome}/42.0.2311.135 Safari/537.36 Edge/12.246`,
      `${mac} Version/11.1.2 Safari/605.1.15`,
      `${mac} Version/9.0 Safari/601.1.56`,
      `${iphone} Version/11.0 Mobile/15E148 Safari/604.1`,
    ]) {
      expect(isUnsupportedBrowser(userAgent), userAgent).toBe(true);
    }
  });

  test("OVERLAY-01 newer versions and other browsers are supported", () => {
    for (const userAgent of [
      "",
      "curl/8.0",
      `${chrome}/120.0.0.0 Safari/537.36`,
      `${chrome}/64.0.3282.140 Safari/537.36 Edge/18.17763`,
      `${chrome}/120.0.0.0 Safari/537.36 Edg/120.0.2210.61`,
      `${mac} Version/12.0 Safari/605.1.15`,
      `${mac} Version/17.1 Safari/605.1.15`,
      `${iphone} Version/16.6 Mobile/15E148 Safari/604.1`,
      `${iphone} CriOS/11.0.3029.83 Mobile/14E277 Safari/602.1`,
      `${iphone} FxiOS/8.1 Mobile/15E148 Safari/605.1.15`,
      `${iphone} Version/11.0 EdgiOS/120.0.2210.126 Mobile/15E148 Safari/605.1.15`,
      `${android} Version/4.0 Mobile Safari/534.30`,
      "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0",
    ]) {
      expect(isUnsupportedBrowser(userAgent), userAgent).toBe(false);
    }
  });

  test("OVERLAY-01 judges an overlong user agent quickly", () => {
    const started = performance.now();
    expect(isUnsupportedBrowser(`${"Version/1.".repeat(20_000)} ${"Mobile/ ".repeat(20_000)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
