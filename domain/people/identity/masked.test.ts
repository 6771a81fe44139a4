import fc from "fast-check";
import { expect, test } from "vitest";
import { maskedEmail, maskedPhone, maskedStreet } from "./masked.ts";

test("an email address keeps its first letter and its domain", () => {
  expect(maskedEmail("ruta@example.com")).toBe("r•••@example.com");
  expect(maskedEmail("r@example.com")).toBe("r•••@example.com");
  expect(maskedEmail('"a@b"@example.com')).toBe('"•••@example.com');
  expect(maskedEmail("no address")).toBe("•••");
  expect(maskedEmail("")).toBe("");
});

test("a phone number keeps its country and its last three digits", () => {
  expect(maskedPhone("+370 600 00000")).toBe("+370 ••• ••000");
  expect(maskedPhone("+37060012345")).toBe("+370•••••345");
  expect(maskedPhone("+1 (202) 555-0143")).toBe("+1 (•••) •••-•143");
  expect(maskedPhone("8 600 12345")).toBe("• ••• ••345");
  expect(maskedPhone("112")).toBe("•••");
  expect(maskedPhone("")).toBe("");
});

test("a phone number of any shape hides four digits at least, or all", () => {
  const written = fc
    .array(fc.constantFrom(..."0123456789+ -()x"), { maxLength: 24 })
    .map((characters) => characters.join(""));
  fc.assert(
    fc.property(written, (phone) => {
      const [given, left] = [phone, maskedPhone(phone)].map((text) => text.replace(/\D/g, "").length);
      expect(left === 0 || (given ?? 0) - (left ?? 0) >= 4).toBe(true);
    }),
  );
});

test("a street keeps its first letter", () => {
  expect(maskedStreet("Gedimino pr. 1-2")).toBe("G•••");
  expect(maskedStreet("12 Žalgirio g.")).toBe("Ž•••");
  expect(maskedStreet("221")).toBe("•••");
  expect(maskedStreet(" ")).toBe("");
});
