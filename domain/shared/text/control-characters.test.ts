import { describe, expect, test } from "vitest";
import { hasControlCharacter, withoutControlCharacters } from "./control-characters.ts";

describe("control characters", () => {
  test("T057 line breaks, tabs, NUL, DEL, C1 and Unicode line separators are control characters", () => {
    for (const code of [0, 9, 10, 13, 0x1f, 0x7f, 0x85, 0x9f, 0x2028, 0x2029]) {
      const text = `a${String.fromCharCode(code)}b`;
      expect(hasControlCharacter(text), code.toString(16)).toBe(true);
      expect(withoutControlCharacters(text), code.toString(16)).toBe("ab");
    }
  });

  test("T057 keeps letters of every script, spaces and emoji", () => {
    for (const text of ["", " ", "ąčęėįšųūž", "Привет", "😀", "a b~", "\u00a0"]) {
      expect(hasControlCharacter(text), text).toBe(false);
      expect(withoutControlCharacters(`${text}\n`), text).toBe(text);
    }
  });
});
