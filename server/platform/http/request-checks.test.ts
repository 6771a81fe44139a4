import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { hostName, refusalStatus } from "./request-checks.ts";

function requestFor(url: string, { method = "GET", rawHeaders = ["Host", "lt.localhost"] } = {}): IncomingMessage {
  return { url, method, rawHeaders } as IncomingMessage;
}

describe("a request is refused before anything looks at it", () => {
  test.each([
    ["/lt\\evil.com", 400],
    ["/%5Cevil.com", 400],
    ["/lt/%00", 400],
    ["/lt/%0d%0aSet-Cookie:x=1", 400],
    ["/lt/%7f", 400],
    ["/lt/\u0001", 400],
    ["/%E0%A4%A", 400],
    ["/%", 400],
    ["http://lt.localhost/", 400],
    ["*", 400],
    [`/${"a".repeat(8_192)}`, 414],
  ])("T044 T055 T057 %s", (url, status) => {
    expect(refusalStatus(requestFor(url))).toBe(status);
  });

  test.each(["/", "/lt", "/lt/%C4%85", "/lt?next=%0d%0a\\", "/lt//x", `/${"a".repeat(8_000)}`])("but not %s", (url) => {
    expect(refusalStatus(requestFor(url))).toBeNull();
  });

  test.each(["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "CONNECT", "BREW", ""])("T128 method %s", (method) => {
    expect(refusalStatus(requestFor("/", { method }))).toBe(405);
  });

  test.each([
    { rawHeaders: [] },
    { rawHeaders: ["Host", "lt.localhost", "host", "evil.com"] },
    { rawHeaders: ["host", "lt.localhost", "HOST", "lt.localhost"] },
  ])("T044 with the headers $rawHeaders", ({ rawHeaders }) => {
    expect(refusalStatus(requestFor("/", { rawHeaders }))).toBe(400);
  });
});

describe("T044 the name in a Host header", () => {
  test.each([
    ["lt.localhost", "lt.localhost"],
    ["LT.Localhost:3000", "lt.localhost"],
    ["127.0.0.1:65535", "127.0.0.1"],
    ["[::1]:3000", "[::1]"],
    ["[::1]", "[::1]"],
  ])("of %s is %s", (header, name) => {
    expect(hostName(header)).toBe(name);
  });

  test.each([
    undefined,
    "",
    "lt.localhost:99999",
    "lt.localhost:80@evil.com",
    "lt.localhost:",
    "lt.localhost/evil",
    "lt.localhost, evil.com",
    "lt.localhost evil.com",
    "-lt.localhost",
    "lt.localhost.",
    "a".repeat(254),
    "<script>",
  ])("cannot be read from %s", (header) => {
    expect(hostName(header)).toBeNull();
  });
});
