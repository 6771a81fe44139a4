import { describe, expect, test } from "vitest";
import { headerText, isOneAddress } from "./header-text.ts";

describe("a mail's headers", () => {
  test("T080 joins a text with line breaks into one line", () => {
    expect(headerText("Ieva\r\nBcc: all@example.com")).toBe("Ieva Bcc: all@example.com");
    expect(headerText("Ieva\u2028X\u0000 \n Y")).toBe("Ieva X Y");
    expect(headerText("Ąžuolas ir Ко 🙂")).toBe("Ąžuolas ir Ко 🙂");
  });

  test("T080 accepts exactly one address as recipient", () => {
    expect(isOneAddress("ruta@example.com")).toBe(true);
    expect(isOneAddress("o'neil+shop@пошта.example")).toBe(true);
    const refused = [
      "a@b.lt\r\nBcc: x@y.lt",
      "a@b.lt, x@y.lt",
      "a@b.lt;x@y.lt",
      "<a@b.lt>",
      "a@b@c.lt",
      "a b@c.lt",
      "",
    ];
    for (const text of refused) expect(isOneAddress(text), text).toBe(false);
  });
});
