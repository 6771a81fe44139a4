import { describe, expect, test } from "vitest";
import { checkTexts } from "./texts.ts";

const complaints = (text: string, path = "storefront/shell/header.tsx"): string[] =>
  checkTexts([{ path, text }]).map(({ message }) => message);

describe("texts", () => {
  test.each([
    `<p>{t("home.title")} · {count} &middot; &nbsp;–</p>`,
    `<img alt="" aria-label={t("home.title")} className="big picture" data-name="Cart" />`,
    `<Field label="checkout.email" type="email" />`,
    `<b>Crossdock</b>`,
    `<script>{"window.x = 1"}</script>`,
    `<>{isNew ? <A /> : null}{list.map((item) => item.name)}</>`,
  ])("accepts %s", (text) => {
    expect(complaints(text)).toEqual([]);
  });

  test.each([
    [`<p>Hello</p>`, "Hello"],
    [`<>\n  Привет\n</>`, "Привет"],
    [`<p>{"Hello there"}</p>`, "Hello there"],
    [`<p>{isNew && "New"}</p>`, "New"],
    [`<p>{isNew ? "New" : t("home.old")}</p>`, "New"],
    [`<p>{\`Total \${sum}\`}</p>`, "Total"],
    [`<button aria-label="Close" />`, "Close"],
    [`<img alt={isNew ? "A parcel" : ""} />`, "A parcel"],
    [`<input placeholder="Your e-mail" />`, "Your e-mail"],
    [`<Modal title="Sign in" />`, "Sign in"],
    [`<Field label="Name" />`, "Name"],
  ])("finds the text in %s", (text, found) => {
    expect(complaints(text)).toEqual([`text "${found}" belongs in the message files`]);
  });

  test("looks at every app and what they share, not at tests", () => {
    for (const path of ["ui/a.tsx", "client/a.tsx", "storefront/a.tsx", "backoffice/a.tsx"])
      expect(complaints("<p>Hello</p>", path)).toHaveLength(1);
    expect(complaints("<p>Hello</p>", "ui/a.test.tsx")).toEqual([]);
  });
});
