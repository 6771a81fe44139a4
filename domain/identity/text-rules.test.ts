import { describe, expect, test } from "vitest";
import { checkEmailField, checkName, checkOptionalPhone, checkPhone, normalEmail } from "./text-rules.ts";

describe("the fields of a person", () => {
  test("T080 an e-mail address is one on a single line", () => {
    expect(checkEmailField(" ruta@example.com ")).toBeNull();
    expect(checkEmailField("")).toBe("validation.required");
    for (const email of ["ruta", "ruta@example.com\r\nBcc: b@example.com", "a@b.c, d@e.f", "ruta@example.com\u0000"]) {
      expect(checkEmailField(email), email).toBe("validation.email");
    }
  });

  test("AUTH-01 addresses are the same whatever their capitals", () => {
    expect(normalEmail(" Rūta@Example.COM ")).toBe("rūta@example.com");
  });

  test("AUTH-01 ERROR-05 an address that would be kept as something else than an address is none", () => {
    expect(normalEmail("İ@example.com")).toBe("i\u0307@example.com");
    expect(checkEmailField("İ@example.com")).toBe("validation.email");
  });

  test("ERROR-05 a name has 1 to 100 characters of any script", () => {
    expect(checkName("Łucja 李")).toBeNull();
    expect(checkName("😀".repeat(100))).toBeNull();
    expect(checkName("😀".repeat(101))).toBe("validation.too-long");
    expect(checkName("\t")).toBe("validation.required");
    expect(checkName("A. P. O'Neill-Žukas s/o B.")).toBeNull();
    for (const link of ["Win at https://evil.example", "WWW.evil.example"])
      expect(checkName(link)).toBe("validation.name");
  });

  test("ERROR-06 a phone number may be left out only where that is said", () => {
    expect([checkOptionalPhone(""), checkPhone("")]).toEqual([null, "validation.required"]);
    expect([checkOptionalPhone("+370 600 00000"), checkPhone("600")]).toEqual([null, "validation.phone"]);
  });
});
