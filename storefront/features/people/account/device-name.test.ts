import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/141.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} OPR/120.0.0.0`, "Opera", "Linux"],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME}`, "Chrome", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
])("names the browser and system of %s", (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});

test("returns null for an unknown user agent", () => {
  expect(deviceName("")).toBeNull();
  expect(deviceName("curl/8.5.0")).toBeNull();
});
