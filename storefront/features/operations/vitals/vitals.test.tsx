import { expect, test, vi } from "vitest";

/** Each vital is known at once, as if the library had measured it. */
vi.mock("web-vitals", () => {
  const on = (name: string, value: number) => (take: (metric: object) => void) => take({ name, value });
  return {
    onLCP: on("LCP", 1_200),
    onINP: on("INP", 40),
    onCLS: on("CLS", 0.01),
    onFCP: on("FCP", 700),
    onTTFB: on("TTFB", 90),
  };
});
const consent = vi.hoisted(() => ({ statistics: true }));
vi.mock("#storefront/shell/consent/consent-store.ts", () => ({ hasConsent: () => consent.statistics }));

async function openPage() {
  vi.resetModules();
  const beacon = vi.fn();
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    documentElement: { dataset: { build: "b7" } },
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { innerWidth: 390 });
  vi.stubGlobal("navigator", { sendBeacon: beacon });
  const { reportVitals } = await import("./report-vitals.ts");
  const turn = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { reportVitals, turn, beacon };
}

test("vitals are sent once, when the page is left, for the page that the document was loaded for", async () => {
  const { reportVitals, turn, beacon } = await openPage();
  reportVitals("product");
  reportVitals("cart");
  expect(beacon).not.toHaveBeenCalled();
  for (const state of ["hidden", "visible", "hidden"]) turn(state);
  expect(beacon).toHaveBeenCalledOnce();
  const [address, body] = beacon.mock.calls[0] as [string, Blob];
  expect(address).toBe("/api/vitals");
  expect(JSON.parse(await body.text())).toEqual({
    route: "product",
    device: "phone",
    build: "b7",
    vitals: [
      { name: "LCP", value: 1_200 },
      { name: "INP", value: 40 },
      { name: "CLS", value: 0.01 },
      { name: "FCP", value: 700 },
      { name: "TTFB", value: 90 },
    ],
  });
});

test("T090 who has taken consent back by then sends nothing", async () => {
  const { reportVitals, turn, beacon } = await openPage();
  reportVitals("home");
  consent.statistics = false;
  turn("hidden");
  expect(beacon).not.toHaveBeenCalled();
});
