import { describe, expect, test } from "vitest";
import { themeNames } from "./token-scripts.ts";
import { checkTokens } from "./tokens.ts";

const theme = (name: string, tokens = "--bg: #fff; --ink: #111;") => ({
  path: `ui/themes/${name}.css`,
  text: `[data-theme="${name}"] { ${tokens} font-family: "Inter"; }`,
});
const themes = themeNames.map((name) => theme(name));

const complaints = (path: string, text: string): string[] =>
  checkTokens([...themes, { path, text }]).map(({ message }) => message);

describe("tokens", () => {
  test.each([
    ["ui/button.tsx", `<a href="#main" className="bg-(--bg) text-ink2 border-line" style={{ color: "var(--ink)" }} />`],
    ["ui/bar.tsx", `<p style={{ "--share": share, width: "var(--share)" }} className="w-[var(--anchor-width)]" />`],
    ["ui/icon.tsx", `<svg fill="none" stroke="currentColor"><path fill="url(#add)" /></svg>`],
    [
      "ui/a.css",
      `/* #fff */ :root { --own: 1px } a:hover { color: var(--ink); font-family: var(--own); white-space: nowrap }`,
    ],
    ["ui/panel.tsx", `const look = "rounded-panel border border-line bg-surface";`],
    ["ui/question.tsx", `<p className="rounded-panel border-2 border-warn bg-surface" />`],
    ["storefront/root.tsx", `<html data-theme={theme} data-header={theme.header} />`],
    ["demo/drawings/ship.ts", `const hull = "#123456"; const table = { alt: 1, alt2: 2 };`],
    ["storefront/shell/colour.test.tsx", `expect("#fff")`],
  ])("accepts %s", (path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });

  test.each([
    ["a hex colour", "ui/a.tsx", `<p className="bg-[#fff]" />`],
    ["a hex colour in a template", "ui/a.tsx", "const a = `1px solid #a1b2c3`;"],
    ["an rgb colour", "ui/a.tsx", `const shadow = "0 1px rgba(0, 0, 0, 0.2)";`],
    ["Tailwind's palette", "storefront/a.tsx", `<p className="p-2 hover:bg-red-500/50" />`],
    ["Tailwind's white", "storefront/a.tsx", `<p className="text-white" />`],
    ["a typeface in a class", "ui/a.tsx", `<p className="font-[Inter]" />`],
    ["a colour by name, inline", "ui/a.tsx", `<p style={{ color: isNew ? "red" : "var(--ink)" }} />`],
    ["a typeface, inline", "ui/a.tsx", `<p style={{ fontFamily: "Arial" }} />`],
    ["a painted drawing", "ui/a.tsx", `<path fill="black" />`],
    ["a hand-written panel", "ui/a.tsx", `<p className="rounded-panel border border-line bg-surface p-5" />`],
    ["a panel in another order", "ui/a.tsx", "const a = `grid border bg-surface border-line rounded-panel`;"],
    ["a component that knows its theme", "storefront/a.tsx", `const a = theme === "alt";`],
    ["a component that knows its theme by property", "storefront/a.tsx", `const a = "pj" !== storefront.theme;`],
    ["a switch over themes", "ui/a.tsx", `switch (theme) { case "wl": break; }`],
    ["a table over themes", "ui/a.tsx", `const logo = { alt: 1, alt2: 2 }[theme];`],
    ["a class for one theme", "ui/a.tsx", `<p className="in-data-[theme=alt]:hidden" />`],
    ["a selector for one theme", "ui/a.css", `[data-theme="alt"] p { margin: 0 }`],
    ["a colour in a style sheet", "ui/a.css", `p { color: #123 }`],
    ["a colour function in a style sheet", "ui/a.css", `p { --x: oklch(0.7 0.1 200); }`],
    ["a colour by name in a style sheet", "ui/a.css", `p { border: 1px solid black; }`],
    ["a typeface in a style sheet", "ui/a.css", `p { font-family: Arial, sans-serif; }`],
    ["Tailwind's palette in a style sheet", "backoffice/a.css", `p { @apply bg-white; }`],
    ["an unknown token", "ui/a.css", `p { color: var(--inkk) }`],
    ["an unknown token in a class", "ui/a.tsx", `<p className="bg-(--inkk)" />`],
  ])("finds %s", (_name, path, text) => {
    expect(complaints(path, text)).toHaveLength(1);
  });

  test("finds a missing theme", () => {
    expect(checkTokens(themes.slice(1))).toEqual([
      { file: "ui/themes/default.css", line: 1, message: "missing theme" },
    ]);
  });

  test("finds a theme that lacks a token", () => {
    const findings = checkTokens([...themes.slice(0, -1), theme("ae", "--bg: #fff;")]);
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      "ui/themes/ae.css lacks tokens other themes have: --ink",
    ]);
  });

  test("Tailwind's own names count until a style sheet clears them", () => {
    const tailwind = {
      path: "node_modules/tailwindcss/theme.css",
      text: "@theme { --spacing: 1px; --radius-md: 2px; }",
    };
    const user = { path: "ui/a.css", text: "p { margin: var(--spacing); border-radius: var(--radius-md) }" };
    const clearing = { path: "ui/b.css", text: "@theme { --radius-*: initial; }" };
    expect(checkTokens([...themes, tailwind, user])).toEqual([]);
    expect(checkTokens([...themes, tailwind, user, clearing])).toHaveLength(1);
  });
});
