import { useEffect } from "react";
import { useLocation } from "react-router";
import type { StoreConfig } from "../../../contracts/shop/store-config.ts";
import { type Conversion, type DataLayerEntry, dataLayerEntry } from "../../../domain/analytics/data-layer-entry.ts";
import type { TrackedEvent } from "../../../domain/analytics/tracked-event.ts";
import { withoutSecret } from "../../../domain/page/secret-path.ts";
import { convert } from "../../../domain/pricing/convert.ts";
import { useConsent } from "../consent/consent-store.ts";
import { usePageData } from "../page-data.tsx";
import { useRouteName } from "../use-route-name.ts";
import { recordNothing, recordWith, track } from "./track.ts";

/** TRACK-01: fills the data layer, only with consent. */
export function useAnalytics(): void {
  const { config } = usePageData();
  const { consent, hasChosen } = useConsent();
  const mayRecord = consent.analytics;
  usePageViews();
  useEffect(() => {
    if (mayRecord) recordWith(recorderFor(config));
    else if (hasChosen) recordNothing();
  }, [config, mayRecord, hasChosen]);
}

/** By path without the query: choosing a colour is not another page view. */
function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useRouteName();
  useEffect(() => track({ name: "page-view", page, path: withoutSecret(pathname) }), [page, pathname]);
}

type Currencies = Pick<StoreConfig, "currencies" | "conversionCurrency">;

/** Events with an amount that has no stored rate are left out, because a wrong amount is worse than none. */
export function recorderFor({ currencies, conversionCurrency }: Currencies): (event: TrackedEvent) => void {
  const rates = new Map(
    [...currencies, conversionCurrency].map((known) => [known.iso_code, known.millionths_per_euro]),
  );
  const target = rates.get(conversionCurrency.iso_code);
  const conversion: Conversion = {
    to: conversionCurrency.iso_code,
    convert: (amount, currency) => convert(amount, rates.get(currency) as number, target as number),
  };
  const isConvertible = (event: TrackedEvent) => !("currency" in event) || Boolean(target && rates.get(event.currency));
  return (event) => {
    if (isConvertible(event)) push(dataLayerEntry(event, conversion));
  };
}

function push(entry: DataLayerEntry): void {
  const page = window as Window & { dataLayer?: DataLayerEntry[] };
  page.dataLayer ??= [];
  page.dataLayer.push(entry);
}
