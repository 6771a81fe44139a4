import { expect, test } from "vitest";
import { holdsSecret, withoutSecret } from "#domain/shared/page/secret-path.ts";
import { ROUTES } from "./routes.ts";

/** Pages whose address opens nothing, because everybody may read them. A new one is added by hand. */
const FOR_EVERYBODY = [
  "c/*",
  "p/*",
  "market/product/*",
  "*",
  "faq/:slug",
  "blog/:slug",
  "site-pro-edit/:id",
  "watch/:id",
  // The secret of a mailed link is in its query, which is never logged.
  "newsletter/:purpose",
];

/** A page behind the sign-in shows its owner's things only, whatever its address names. */
const reachable = ROUTES.filter(({ guards }) => !guards?.includes("auth")).map(({ path }) => path);
const named = reachable.filter((path) => /:|\*/.test(path));
const addressOf = (path: string) => `/lt/${path.replace(/[:*].*/, "abc-DEF_1")}`;

test("T016 TRACK-01 every page whose address opens something is logged and reported without it", () => {
  const shown = named.filter((path) => !holdsSecret(addressOf(path)));
  expect(shown.filter((path) => !FOR_EVERYBODY.includes(path))).toEqual([]);
  const secret = named.filter((path) => holdsSecret(addressOf(path)));
  expect(secret.length).toBeGreaterThan(5);
  for (const path of secret) expect(withoutSecret(addressOf(path))).not.toContain("abc");
});
