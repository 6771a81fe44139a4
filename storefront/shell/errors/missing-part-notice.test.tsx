import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explainMissingPart, forgetMissingPart, loadPart } from "#client/late.ts";
import { watchUnhandledErrors } from "#client/report-error.ts";
import { visibleText } from "#testing/page-html.ts";
import { MissingPartNotice } from "./missing-part-notice.tsx";
import { renderPage } from "./test-page.tsx";

type Listener = (event: unknown) => void;

const latestBuild = vi.fn<() => Promise<Response>>();
const missing = new Error("Importing a module script failed.");

beforeEach(() => {
  vi.stubGlobal("fetch", latestBuild);
  vi.stubGlobal("document", { documentElement: { dataset: { build: "build-1" } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetMissingPart();
});

const serves = (build: string) => latestBuild.mockImplementation(async () => Response.json({ id: build }));
const isUnreachable = () => latestBuild.mockRejectedValue(new TypeError("Failed to fetch"));
const shown = () => visibleText(renderPage(<MissingPartNotice />));

function listenAs(userAgent: string): Map<string, Listener> {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("window", { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) });
  watchUnhandledErrors(explainMissingPart);
  return listeners;
}

async function fail(userAgent: string, reason: Error): Promise<string> {
  listenAs(userAgent).get("unhandledrejection")?.({ reason });
  await new Promise((resolve) => setTimeout(resolve));
  return shown();
}

test("OVERLAY-07 shows the deployment notice when a chunk is missing and the server has another build", async () => {
  serves("build-2");
  expect(await fail("Googlebot", missing), "ERROR-04 a crawler sees nothing").toBe("");
  expect(await fail("Firefox", new Error("x is not a function")), "an ordinary error").toBe("");
  expect(await fail("Firefox", missing)).toMatch(/We have just updated the shop.*Refresh/s);
});

test("OVERLAY-07 F40 does not speak of an update while the build is the same", async () => {
  serves("build-1");
  const text = await fail("Firefox", missing);
  expect(text).toContain("A part of the page did not load");
  expect(text).not.toContain("updated");
});

test("F40 without a connection there is no notice but that of the connection", async () => {
  isUnreachable();
  expect(await fail("Firefox", missing)).toBe("");
});

test("F40 a part that is wanted without a connection comes when there is one", async () => {
  vi.useFakeTimers();
  isUnreachable();
  const load = vi.fn().mockRejectedValueOnce(missing).mockResolvedValueOnce("the part");
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(load).toHaveBeenCalledOnce();
  serves("build-1");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBe("the part");
  expect(shown()).toBe("");
});

test("OVERLAY-07 a part of an older build never comes, and the page stays", async () => {
  vi.useFakeTimers();
  serves("build-2");
  const arrived = vi.fn();
  void loadPart(() => Promise.reject(missing)).then(arrived, arrived);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(arrived).not.toHaveBeenCalled();
  expect(shown()).toContain("We have just updated the shop");
});

test("a part that fails by itself is not asked for again", async () => {
  const load = vi.fn().mockRejectedValue(new Error("x is not a function"));
  await expect(loadPart(load)).rejects.toThrow("x is not a function");
  expect(load).toHaveBeenCalledOnce();
});
