import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPassword } from "./password-rules.ts";
import { PASSWORD_STRENGTHS, passwordStrength } from "./password-strength.ts";

describe("passwordStrength", () => {
  test("AUTH-06 longer and more varied passwords are stronger", () => {
    expect(passwordStrength("short")).toBe("weak");
    expect(passwordStrength("password123")).toBe("weak");
    expect(passwordStrength("vilkasvaiko")).toBe("fair");
    expect(passwordStrength("Vilkas vaiko")).toBe("good");
    expect(passwordStrength("mėlynas vėžlys 7 🐢")).toBe("strong");
  });

  test("AUTH-06 does not count a repeated character as strength", () => {
    expect(passwordStrength("ąžąžąžąžąžąžąžąžąžąžąžąž")).not.toBe("strong");
  });

  test("AUTH-06 calls exactly the refused passwords weak", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140 }), (password) => {
        expect(passwordStrength(password) === "weak").toBe(checkPassword(password) !== null);
      }),
    );
  });

  test("AUTH-06 a further character never makes a password weaker, up to the longest", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 10, maxLength: 60 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (start, end) => {
          fc.pre(checkPassword(start) === null && checkPassword(start + end) === null);
          const rank = (password: string) => PASSWORD_STRENGTHS.indexOf(passwordStrength(password));
          expect(rank(start + end)).toBeGreaterThanOrEqual(rank(start));
        },
      ),
    );
  });
});
