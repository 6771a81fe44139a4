import { z } from "zod";

/**
 * The fields of forms are only limited in length here. The domain has their rules, and answers with the field and the
 * message that is shown.
 */
export const fieldText = z.string().max(1_000);
export const emailText = z.string().max(1_000);
export const passwordText = z.string().max(1_000);
export const linkToken = z.string().min(1).max(200);
/** Every id, and every other integer without bounds of its own: the range of PostgreSQL's `integer`. */
export const id = z.int32();

const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
const LAST_MOMENT = Date.parse("9999-12-31T23:59:59Z");

/** A moment in any time zone, within the years that PostgreSQL reads. */
export const moment = z.iso.datetime({ offset: true }).refine((text) => {
  const at = Date.parse(text);
  return at >= FIRST_MOMENT && at <= LAST_MOMENT;
});

/** The specification's answer of a successful call. */
export const done = z.object({ status: z.literal(true) });

/**
 * The language and currency of the answer. Left out, the currency is the cookie's; unknown ids become the storefront's
 * defaults (REGION-06).
 */
export const readerFields = { language_id: id, currency_id: id.optional() };
