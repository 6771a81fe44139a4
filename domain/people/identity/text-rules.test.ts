import { describe, expect, test } from "vitest";
import { checkPhone } from "./phone-rule.ts";
import { checkEmailField, checkName, checkOptionalPhone, normalEmail } from "./text-rules.ts";

describe("the fields of a person", () => {
  test("T080 accepts one e-mail address on one line only", () => {
    expect(checkEmailField(" ruta@example.com ")).toBeNull();
    expect(checkEmailField("")).toBe("validation.required");
    for (const email of ["ruta", "ruta@example.com\r\nBcc: b@example.com", "a@b.c, d@e.f", "ruta@example.com\u0000"]) {
      expect(checkEmailField(email), email).toBe("validation.email");
    }
  });

  test("AUTH-01 compares addresses without regard to case", () => {
    expect(normalEmail(" Rūta@Example.COM ")).toBe("rūta@example.com");
  });

  test("AUTH-01 ERROR-05 refuses an address whose stored form is no address", () => {
    expect(normalEmail("İ@example.com")).toBe("i\u0307@example.com");
    expect(checkEmailField("İ@example.com")).toBe("validation.email");
  });

  test("ERROR-05 a name has 1 to 100 characters of any script", () => {
    expect(checkName("Łucja 李")).toBeNull();
    expect(checkName("😀".repeat(100))).toBeNull();
    expect(checkName("😀".repeat(101))).toBe("validation.too-long");
    expect(checkName("\t")).toBe("validation.required");
    expect(checkName("A. P. O'Neill-Žukas s/o B.")).toBeNull();
    for (const name of ["J.Jonaitis", "A.B. Rūta", "Jr.", "Anna 2", "Ст. Иванов", "O'Brien-Smith"])
      expect(checkName(name), name).toBeNull();
  });

  test.each([
    "Win at https://evil.example",
    "WWW.evil.example",
    "Claim your 500 EUR at evil-prize.com/claim",
    "evil-prize.com",
    "t.me/evil",
    "x.com",
    "evil。example",
    "ｅｖｉｌ．ｃｏｍ",
    "пример.рф",
    "me@evil",
    "Code 123456",
    "Call ８００",
  ])("T080 a name is no address, sum or number: %s", (name) => {
    expect(checkName(name)).toBe("validation.name");
  });

  test.each(["Ona\r\nBcc: all@example.com", "On\u0000a", "On\u202ea"])(
    "T080 a name has no control characters: %j",
    (name) => {
      expect(checkName(name)).toBe("validation.characters");
    },
  );

  test("ERROR-06 requires a phone number unless it is optional", () => {
    expect([checkOptionalPhone(""), checkPhone("")]).toEqual([null, "validation.required"]);
    expect([checkOptionalPhone("+370 600 00000"), checkPhone("600")]).toEqual([null, "validation.phone"]);
  });
});
