import { afterEach, expect, test, vi } from "vitest";
import { watchUnhandledErrors } from "../../../client/report-error.ts";
import { visibleText } from "../../../testing/page-html.ts";
import { renderPage } from "./test-page.tsx";
import { UnhandledErrorScreen } from "./unhandled-error-screen.tsx";

type Listener = (event: unknown) => void;

function listenAs(userAgent: string): Map<string, Listener> {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("window", { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) });
  watchUnhandledErrors();
  vi.unstubAllGlobals();
  vi.stubGlobal("navigator", { userAgent });
  return listeners;
}

const missing = new Error("Importing a module script failed.");

afterEach(() => vi.unstubAllGlobals());

test("OVERLAY-07 shows the notice above the page only when a chunk is missing", () => {
  expect(renderPage(<UnhandledErrorScreen />)).toBe("");
  listenAs("Googlebot").get("unhandledrejection")?.({ reason: missing });
  expect(renderPage(<UnhandledErrorScreen />), "ERROR-04 a crawler sees nothing").toBe("");
  const listeners = listenAs("Firefox");
  listeners.get("error")?.({ error: new Error("x is not a function") });
  expect(renderPage(<UnhandledErrorScreen />), "an ordinary error").toBe("");
  listeners.get("unhandledrejection")?.({ reason: missing });
  const html = renderPage(<UnhandledErrorScreen />);
  expect(html).toContain('role="alert"');
  expect(visibleText(html)).toContain("We have just updated the shop");
  expect(visibleText(html)).toContain("Refresh");
});
