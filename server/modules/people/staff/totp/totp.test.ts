import { describe, expect, test } from "vitest";
import { base32, matchingStep, totpCode, totpStep, totpUri } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1_000);

describe("the code of a moment", () => {
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("is that of RFC 6238, appendix B, at %d s", (seconds, expected) => {
    expect(totpCode(SECRET, totpStep(at(seconds)), 8)).toBe(expected);
    expect(totpCode(SECRET, totpStep(at(seconds)))).toBe(expected.slice(2));
  });

  test.each([
    [0, "755224"],
    [1, "287082"],
    [2, "359152"],
    [3, "969429"],
    [9, "520489"],
  ])("is that of RFC 4226, appendix D, for the counter %d", (counter, expected) => {
    expect(totpCode(SECRET, counter)).toBe(expected);
  });
});

describe("a given code", () => {
  const now = at(1_111_111_111);
  const present = totpStep(now);

  test("matches within one step of the clock", () => {
    const accepted = [-2, -1, 0, 1, 2].map((off) => matchingStep(SECRET, totpCode(SECRET, present + off), now, 0));
    expect(accepted).toEqual([null, present - 1, present, present + 1, null]);
  });

  test("matches no more once it, or a later one, was used", () => {
    const code = totpCode(SECRET, present);
    expect(matchingStep(SECRET, code, now, present - 1)).toBe(present);
    expect(matchingStep(SECRET, code, now, present)).toBeNull();
    expect(matchingStep(SECRET, code, now, present + 1)).toBeNull();
  });

  test("matches neither as an empty, a longer nor another secret's one", () => {
    const code = totpCode(SECRET, present);
    for (const other of ["", `${code}0`, code.slice(1), "ąęė123"]) {
      expect(matchingStep(SECRET, other, now, 0)).toBeNull();
    }
    expect(matchingStep(Buffer.from("another secret of 20"), code, now, 0)).toBeNull();
  });
});

describe("what an authenticator app reads", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("writes %j in base32 as RFC 4648 does, without padding", (text, expected) => {
    expect(base32(Buffer.from(text))).toBe(expected);
  });

  test("is an otpauth:// address with the secret and who it is for", () => {
    expect(totpUri(SECRET, { issuer: "Crossdock admin.localhost", account: "boss@example.com" })).toBe(
      "otpauth://totp/Crossdock%20admin.localhost:boss%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Crossdock+admin.localhost&algorithm=SHA1&digits=6&period=30",
    );
  });
});
