import { type TimeZone, timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { usePageData } from "./page-data.tsx";

/** REGION-07: the storefront's, so that server, browser, mails and invoices agree. */
export const useTimeZone = (): TimeZone => timeZoneOf(usePageData().config.site.default_country_iso);
