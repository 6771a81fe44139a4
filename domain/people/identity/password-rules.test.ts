import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { COMMON_WORDS } from "./common-words.ts";
import { checkPassword } from "./password-rules.ts";

describe("checkPassword", () => {
  test("T009 refuses 7 characters, accepts 10 to 128", () => {
    expect(checkPassword("")).toBe("validation.required");
    expect(checkPassword("xK7#pq2")).toBe("validation.password-short");
    expect(checkPassword("xK7#pq2 m")).toBe("validation.password-short");
    expect(checkPassword("xK7#pq2 mv")).toBeNull();
    const long = "xK7#pq2 mv".repeat(13);
    expect(checkPassword(long.slice(0, 128))).toBeNull();
    expect(checkPassword(long.slice(0, 129))).toBe("validation.password-long");
  });

  test("T009 counts an emoji as one character, and spaces too", () => {
    expect(checkPassword("🐢🦊🐝🐙🦉🐌🦀🐞🦋")).toBe("validation.password-short");
    expect(checkPassword("🐢🦊🐝🐙🦉🐌🦀🐞🦋🐿")).toBeNull();
    expect(checkPassword(`${"four words, said often ".repeat(3).slice(0, 62)}🐢🐢`)).toBeNull();
  });

  test("T009 refuses common passwords in any spelling", () => {
    const tried = `password123 Password12! P@ssw0rd123 1234567890 12345678910 0987654321 1111111111 qwertyuiop qwerty12345
      1q2w3e4r5t q1w2e3r4t5 1qaz2wsx3edc asdfghjkl1 zxcvbnm123 abcd123456 abc123abc123 123123123123 a123456789 123456789a
      iloveyou123 letmein1234 welcome2023 Summer2024! changeme123 administrator admin12345 football123 basketball1
      liverpool12 superman123 princess123 sunshine12 michael1234 jessica1990 slaptazodis1 slaptas123 lietuva1990 zalgiris123
      Vilnius1988 parole1234 latvija2020 parool1234 eesti12345 nikita2005 dragonmonkey !@#$%^&*()`;
    for (const password of tried.split(/\s+/)) {
      expect(checkPassword(password), password).toBe("validation.password-common");
    }
  });

  test("T009 refuses every common word followed by a digit or a year", () => {
    const endings = ["1", "12", "123", "1234", "12345", "123456", "!", "1!", "2024", "1990", "007", "01"];
    const all = COMMON_WORDS.flatMap((word) => endings.map((ending) => word + ending)).filter(
      ({ length }) => length >= 10,
    );
    expect(all.length).toBeGreaterThan(1_500);
    expect(all.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test("T009 accepts a few unrelated words", () => {
    for (const password of ["correct horse battery", "mėlynas vėžlys 7", "kX9 zz pQm 17", "tallinn-boat-7x-sky"]) {
      expect(checkPassword(password), password).toBeNull();
    }
  });

  test("T011 judges any input quickly and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (password) => {
        expect(() => checkPassword(password)).not.toThrow();
      }),
    );
  });
});
