import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { deviceOf } from "#storefront/commerce/vendors/facts.ts";
import { hasConsent } from "#storefront/shell/consent/consent-store.ts";

let isMeasuring = false;

/**
 * Vitals are those of a document, so they belong to the page that it was loaded for. They are sent together, once, when the
 * page is left: then the last of them are known. Who has taken consent back by then sends nothing.
 */
export function reportVitals(route: string): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const measured = new Map<string, number>();
  const take = ({ name, value }: Pick<Metric, "name" | "value">) => void measured.set(name, value);
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(take);
  // After those of the library, which ends its measuring in the same event.
  document.addEventListener("visibilitychange", function send() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    if (measured.size > 0 && hasConsent("statistics")) sendVitals(route, measured);
  });
}

function sendVitals(route: string, measured: ReadonlyMap<string, number>): void {
  const vitals = [...measured].map(([name, value]) => ({ name, value }));
  const body = JSON.stringify({ route, device: deviceOf(), build: document.documentElement.dataset.build, vitals });
  navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
}
