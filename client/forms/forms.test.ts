import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** They send themselves without scripts: one because mail programs do the same (RFC 8058), one to the page's own address. */
const WORKS_ALONE = [
  "storefront/features/marketing/newsletter/link-page.tsx",
  "storefront/features/marketing/newsletter/preferences-form.tsx",
];

test("ERROR-05 a form is either sent by a script alone, or leads somewhere without one", () => {
  const files = globSync("{storefront,backoffice,client}/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  const forms = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<form\b[^>]*/g)].map(([tag]) => ({ file, tag })),
  );
  expect(forms.length).toBeGreaterThan(15);
  const unsafe = forms.filter(
    ({ file, tag }) => !WORKS_ALONE.includes(file) && !/\{\.\.\.(?:props|SUBMITTED_BY_SCRIPT)\}| action=/.test(tag),
  );
  expect(unsafe).toEqual([]);
});
