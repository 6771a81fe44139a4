import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, buttonClass } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

test("an unavailable button stays focusable, is named by its label and described by the reason", () => {
  const html = renderToStaticMarkup(<Button unavailable="Choose a pickup point first.">Pay</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled/);
  const [, nameId] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
  const [, reasonId] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${nameId}"[^>]*>Pay<`));
  expect(html).toMatch(new RegExp(`id="${reasonId}"[^>]*>Choose a pickup point first\\.<`));
});

test("a busy button shows its busy label and reserves room for both texts", () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Paying…">
      Pay
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toMatch(/invisible">Pay</);
  expect(html).toContain("Paying…");
});

test("a button submits only with type submit", () => {
  expect(renderToStaticMarkup(<Button>Pay</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Pay</Button>)).toContain('type="submit"');
});

test("a link takes the same classes as a button", () => {
  const html = renderToStaticMarkup(<Button variant="outline">Pay</Button>);
  expect(html).toContain(`class="${buttonClass({ variant: "outline" }).replaceAll("&", "&amp;")}"`);
});

test("a counter is shown but not read twice", () => {
  const html = renderToStaticMarkup(<IconButton label="Cart, 3 products" count={3} />);
  expect(html).toContain('aria-label="Cart, 3 products"');
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>3</);
  expect(renderToStaticMarkup(<IconButton label="Cart" count={0} />)).not.toContain("<span");
});
