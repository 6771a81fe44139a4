/** An order is read in its own language, currency and time zone. */
export {
  dayIn,
  deadlineIn,
  localeOf,
  pageUrl as orderUrl,
  type StoredLocale as OrderLocale,
  translateIn,
} from "../storefronts/index.ts";
