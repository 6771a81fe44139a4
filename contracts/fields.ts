import { z } from "zod";

/**
 * What a form sends is only bounded here; the rules of each field are the domain's, which answer with the field and the
 * message that the reader sees.
 */
export const fieldText = z.string().max(1_000);
export const emailText = z.string().max(1_000);
export const passwordText = z.string().max(1_000);
export const linkToken = z.string().min(1).max(200);
/** Every id, and every other whole number without bounds of its own: what PostgreSQL stores as an integer. */
export const id = z.int32();

const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
const LAST_MOMENT = Date.parse("9999-12-31T23:59:59Z");

/** A moment, in any zone, whose year is one that PostgreSQL reads. */
export const moment = z.iso.datetime({ offset: true }).refine((text) => {
  const at = Date.parse(text);
  return at >= FIRST_MOMENT && at <= LAST_MOMENT;
});

/** The specification's way to say that it worked. */
export const done = z.object({ status: z.literal(true) });

/** The language and currency of the answer; the cookie's currency where left out, the storefront's defaults where unknown (REGION-06). */
export const readerFields = { language_id: id, currency_id: id.optional() };
