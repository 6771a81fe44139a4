import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { parseAst } from "vite";
import { describe, expect, test, vi } from "vitest";
import { isUnsupportedBrowser } from "#domain/shared/device/unsupported-browser.ts";
import { messagesOf } from "#i18n/messages.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { renderPage } from "../errors/test-page.tsx";
import { oldBrowserHtml } from "./old-browser-html.server.tsx";
import { OldBrowserContentHtml, OldBrowserNotice } from "./old-browser-notice.tsx";

const script = readFileSync(join(import.meta.dirname, "../../old-browser.js"), "utf8");

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; U; Android 4.0.3; en-us) AppleWebKit/534.30 (KHTML, like Gecko)";
const explorer = "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko";

const USER_AGENTS: [userAgent: string, isOld: boolean][] = [
  ["Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)", true],
  [explorer, true],
  [`${chrome}/64.0.3282.140 Safari/537.36 Edge/17.17134`, true],
  [`${chrome}/42.0.2311.135 Safari/537.36 Edge/12.246`, true],
  [`${mac} Version/11.1.2 Safari/605.1.15`, true],
  [`${mac} Version/9.0 Safari/601.1.56`, true],
  [`${iphone} Version/11.0 Mobile/15E148 Safari/604.1`, true],
  ["", false],
  ["curl/8.0", false],
  [`${chrome}/120.0.0.0 Safari/537.36`, false],
  [`${chrome}/64.0.3282.140 Safari/537.36 Edge/18.17763`, false],
  [`${chrome}/120.0.0.0 Safari/537.36 Edg/120.0.2210.61`, false],
  [`${mac} Version/12.0 Safari/605.1.15`, false],
  [`${mac} Version/17.1 Safari/605.1.15`, false],
  [`${iphone} Version/16.6 Mobile/15E148 Safari/604.1`, false],
  [`${iphone} CriOS/11.0.3029.83 Mobile/14E277 Safari/602.1`, false],
  [`${iphone} FxiOS/8.1 Mobile/15E148 Safari/605.1.15`, false],
  [`${iphone} Version/11.0 EdgiOS/120.0.2210.126 Mobile/15E148 Safari/605.1.15`, false],
  [`${android} Version/4.0 Mobile Safari/534.30`, false],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0", false],
];

interface FakeElement {
  onclick?: () => void;
  onkeydown?: (event: { keyCode: number; shiftKey?: boolean }) => unknown;
  focus: () => void;
}

/** Runs the script in a page whose stylesheet is supported or not. */
function visit(userAgent: string, position = "fixed") {
  const focused: string[] = [];
  const element = (name: string): FakeElement => ({ focus: () => focused.push(name) });
  const [link, proceed, opener] = [element("link"), element("proceed"), element("opener")];
  const attributes = new Set(["hidden"]);
  const style = { cssText: "", display: "" };
  const notice: FakeElement & Record<string, unknown> = {
    ...element("notice"),
    style,
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
    querySelectorAll: (selector: string) => (selector === "a, button" ? [link, proceed] : [proceed]),
  };
  const byId: Record<string, unknown> = { "old-browser": notice, "old-browser-proceed": proceed };
  const document = { activeElement: opener as unknown, getElementById: (id: string) => byId[id] ?? null };
  runInNewContext(script, { navigator: { userAgent }, document, window: { getComputedStyle: () => ({ position }) } });
  return { notice, link, proceed, style, document, focused, isShown: () => !attributes.has("hidden") };
}

describe("old-browser.js", () => {
  test("OVERLAY-01 decides for every browser as the domain rule does", () => {
    for (const [userAgent, isOld] of USER_AGENTS) {
      expect(visit(userAgent).isShown(), userAgent).toBe(isOld);
      expect(isUnsupportedBrowser(userAgent), userAgent).toBe(isOld);
    }
  });

  test("OVERLAY-01 focuses Proceed, which closes it and returns the focus", () => {
    const page = visit(explorer);
    expect(page.focused).toEqual(["proceed"]);
    page.proceed.onclick?.();
    expect(page.isShown()).toBe(false);
    expect(page.focused.at(-1)).toBe("opener");
  });

  test("OVERLAY-01 Esc closes it and other keys do not", () => {
    const page = visit(explorer);
    page.notice.onkeydown?.({ keyCode: 13 });
    expect(page.isShown()).toBe(true);
    page.notice.onkeydown?.({ keyCode: 27 });
    expect(page.isShown()).toBe(false);
  });

  test("OVERLAY-01 Tab stays inside", () => {
    const { notice, link, proceed, document, focused } = visit(explorer);
    document.activeElement = proceed;
    expect(notice.onkeydown?.({ keyCode: 9 })).toBe(false);
    expect(focused.at(-1)).toBe("link");
    document.activeElement = link;
    expect(notice.onkeydown?.({ keyCode: 9, shiftKey: true })).toBe(false);
    expect(focused.at(-1)).toBe("proceed");
    expect(notice.onkeydown?.({ keyCode: 9 }), "between the ends the browser moves on").toBeUndefined();
  });

  test("OVERLAY-01 covers the page even where the stylesheet is not supported", () => {
    expect(visit(explorer).style.cssText).toBe("");
    expect(visit(explorer, "static").style.cssText).toContain("position:fixed");
  });

  test("OVERLAY-01 is ES5 throughout", () => {
    const found = new Set<string>();
    const note = vi.fn((node: Record<string, unknown>) => found.add(syntaxOf(node)));
    walk(parseAst(script), note);
    expect(note.mock.calls.length).toBeGreaterThan(100);
    expect([...found].filter((kind) => !ES5.has(kind))).toEqual([]);
    expect(script, "no comma after a last argument").not.toMatch(/,\s*\)/);
  });
});

const ES5 = new Set(
  (
    "Program ExpressionStatement BlockStatement ReturnStatement IfStatement ForStatement FunctionDeclaration " +
    "FunctionExpression VariableDeclaration:var VariableDeclarator Identifier Literal CallExpression NewExpression " +
    "MemberExpression BinaryExpression LogicalExpression:&& LogicalExpression:|| UnaryExpression UpdateExpression " +
    "AssignmentExpression ConditionalExpression ParenthesizedExpression ArrayExpression"
  ).split(" "),
);

function syntaxOf(node: Record<string, unknown>): string {
  if (node.optional || node.async || node.generator) return `modern ${node.type}`;
  if (node.type === "VariableDeclaration") return `VariableDeclaration:${node.kind}`;
  if (node.type === "LogicalExpression") return `LogicalExpression:${node.operator}`;
  return String(node.type);
}

function walk(value: unknown, visitNode: (node: Record<string, unknown>) => void): void {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return;
  if ("type" in value && typeof value.type === "string") visitNode(value as Record<string, unknown>);
  for (const child of Object.values(value)) walk(child, visitNode);
}

describe("the hidden notice of every page", () => {
  const html = renderPage(
    <OldBrowserContentHtml value={oldBrowserHtml(messagesOf, "en")}>
      <OldBrowserNotice />
    </OldBrowserContentHtml>,
  );

  test("OVERLAY-01 has a title, two lines, four downloads, a line about continuing and Proceed", () => {
    const text = visibleText(html);
    for (const words of [
      "Your browser is out of date",
      "Parts of the shop may not work here.",
      "A newer browser is free and takes a minute.",
      "You can continue, but some features will not work.",
      "Proceed",
    ]) {
      expect(text).toContain(words);
    }
    const downloads = elements(html, "a");
    expect(downloads.map(({ href }) => new URL(href ?? "").host)).toEqual([
      "www.google.com",
      "www.apple.com",
      "www.mozilla.org",
      "www.microsoft.com",
    ]);
    for (const link of downloads) expect(link).toMatchObject({ rel: "noopener" });
    expect(downloads[0]?.["aria-label"]).toContain("Download Chrome");
  });

  test("OVERLAY-01 is hidden until the script shows it, and has the elements that the script needs", () => {
    const [dialog] = elements(html, "div").filter(({ id }) => id === "old-browser");
    expect(dialog).toMatchObject({ hidden: "", role: "dialog", "aria-modal": "true" });
    const buttons = elements(html, "button");
    expect(buttons.every((button) => "data-closes-notice" in button)).toBe(true);
    expect(buttons.map(({ id }) => id)).toContain("old-browser-proceed");
    expect(html).not.toContain("style=");
  });
});
