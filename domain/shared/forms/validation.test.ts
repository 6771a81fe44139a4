import { describe, expect, test } from "vitest";
import { checkEmail, checkNumber, checkRequired, checkUrl, readNumber } from "./validation.ts";

describe("validation", () => {
  test("ERROR-05 a required field must hold something", () => {
    for (const value of ["", "  ", "\n", null, undefined, false, []]) {
      expect(checkRequired(value), JSON.stringify(value)).toBe("validation.required");
    }
    for (const value of ["a", "0", 0, true, ["a"]]) expect(checkRequired(value), JSON.stringify(value)).toBeNull();
  });

  test("ERROR-05 right e-mail addresses pass", () => {
    for (const email of [
      "",
      "a@b.lt",
      "first.last+tag@sub.example.co.uk",
      "o'neil@example.com",
      "jonas@žuvis.lt",
      "info@163.com",
      `${"a".repeat(64)}@b.lt`,
      `a@${"b.".repeat(125)}lt`,
      "ž@b.lt",
    ]) {
      expect(checkEmail(email), email).toBeNull();
    }
  });

  test("ERROR-05 T080 wrong e-mail addresses and header injections do not pass", () => {
    for (const email of [
      "a",
      "@b.lt",
      "a@",
      "a@b",
      "a@b.",
      "a@.lt",
      "a@-b.lt",
      "a@b..lt",
      ".a@b.lt",
      "a.@b.lt",
      "a..b@b.lt",
      "a@b@c.lt",
      "a b@c.lt",
      "a@b.lt ",
      "a@127.0.0.1",
      "a@b.lt\r\nBcc: evil@evil.com",
      "a\n@b.lt",
      "<a@b.lt>",
      '"a"@b.lt',
      `${"a".repeat(65)}@b.lt`,
      `a@${"b.".repeat(126)}lt`,
      `a@${"b".repeat(64)}.lt`,
    ]) {
      expect(checkEmail(email), JSON.stringify(email)).toBe("validation.email");
    }
  });

  test("ERROR-05 web addresses pass with or without their scheme", () => {
    for (const url of [
      "",
      "https://shop.example/item?id=1#a",
      "http://shop.example:8080/",
      "shop.example/item",
      "www.žuvis.lt",
    ]) {
      expect(checkUrl(url, URL.parse), url).toBeNull();
    }
  });

  test("ERROR-05 refuses what is no web address", () => {
    for (const url of [
      "shop",
      "https://shop",
      "https://",
      "javascript:alert(1)",
      "data:text/html,x",
      "ftp://shop.example/",
      "//shop.example",
      "https://user:pw@shop.example/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://shop.example/a b",
      "https:\\\\shop.example",
      "https://shop.example/\n",
      `https://shop.example/${"a".repeat(2028)}`,
    ]) {
      expect(checkUrl(url, URL.parse), JSON.stringify(url)).toBe("validation.url");
    }
  });

  test("ERROR-05 numbers may have a decimal point or comma and nothing else", () => {
    const right: [string, number][] = [
      ["0", 0],
      ["-12", -12],
      ["+3", 3],
      ["1.5", 1.5],
      ["1,5", 1.5],
      [" 7 ", 7],
    ];
    for (const [text, value] of right) {
      expect(checkNumber(text), text).toBeNull();
      expect(readNumber(text), text).toBe(value);
    }
    for (const text of ["a", "1e3", "0x10", "1 000", "1.2.3", "1,2,3", ".5", "5.", "Infinity", "NaN", "--1", "٣"]) {
      expect(checkNumber(text), text).toBe("validation.number");
      expect(readNumber(text), text).toBeNull();
    }
    expect(checkNumber("")).toBeNull();
  });

  test("ERROR-05 judges overlong input quickly", () => {
    const started = performance.now();
    const long = "a.".repeat(50_000);
    expect(checkEmail(`${long}@${long}`)).toBe("validation.email");
    expect(checkUrl(long, URL.parse)).toBe("validation.url");
    expect(checkNumber("1".repeat(100_000))).toBe("validation.number");
    expect(performance.now() - started).toBeLessThan(100);
  });
});
