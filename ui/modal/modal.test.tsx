import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Modal, type ModalProps } from "./modal.tsx";

const styles = readFileSync(new URL("../styles/modal.css", import.meta.url), "utf8");

function render(props: Partial<ModalProps> = {}) {
  const name = props.label ? {} : { title: "New address" };
  const all = { open: true, onHandle: () => {}, closeLabel: "Close", ...name, ...props } as ModalProps;
  return renderToStaticMarkup(<Modal {...all}>Content</Modal>);
}

test("MODAL-03 a closed modal is not in the page", () => {
  expect(render({ open: false })).toBe("");
});

test("MODAL-03 the title names the dialog, and the close icon has a name", () => {
  const html = render();
  const titleId = /<h2 id="([^"]+)"/.exec(html)?.[1];
  expect(titleId).toBeTruthy();
  expect(html).toContain(`aria-labelledby="${titleId}"`);
  expect(html).toContain('aria-label="Close"');
});

test("MODAL-03 the header is optional or custom; a modal without a title is named by its label", () => {
  const bare = render({ label: "Sign in" });
  expect(bare).toContain('aria-label="Sign in"');
  expect(bare).not.toContain("modal-header");
  const custom = render({ label: "Sign in", header: <b>Welcome back</b> });
  expect(custom).toMatch(/modal-header.*<b>Welcome back<\/b>/);
});

test("MODAL-03 the footer is optional", () => {
  expect(render()).not.toContain("modal-footer");
  expect(render({ footer: <b>Save</b> })).toMatch(/modal-footer.*<b>Save<\/b>/);
});

test("MODAL-03 sizes sm 424, md 560, xl 820; a mobile variant; full screen", () => {
  expect(render()).toMatch(/data-size="md" data-mobile="sheet"/);
  expect(render({ size: "xl", mobile: "full", fullScreen: true })).toMatch(
    /data-size="xl" data-mobile="full" data-full-screen="true"/,
  );
  for (const [size, width] of Object.entries({ sm: 424, md: 560, xl: 820 })) {
    expect(styles).toMatch(new RegExp(`\\[data-size="${size}"\\] \\{\\s+--modal-width: ${width}px;`));
  }
});

test("MODAL-03 z-index 1050", () => {
  expect(styles).toMatch(/\.modal \{[^}]*z-index: 1050;/);
});

test("MODAL-03 the server never sends an open dialog: only the browser can make it modal", () => {
  expect(render()).not.toMatch(/<dialog[^>]* open/);
});
