/** An order is read in its own language, currency and time zone. */
export {
  dayIn,
  deadlineIn,
  localeOf,
  pageUrl as orderUrl,
  type StoredLocale as OrderLocale,
  translateIn,
} from "#modules/operations/storefronts/index.ts";
