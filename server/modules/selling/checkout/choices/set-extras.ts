import { sql } from "drizzle-orm";
import { checkExtras, readExtras, type TypedExtras } from "#domain/selling/checkout/extras.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { asJson } from "../checkout-store.ts";
import { changeOwn } from "../own-checkout.ts";
import type { OpenedCheckout } from "../stored-checkout.ts";

const TYPED_EXTRAS = [
  "company_name",
  "company_code",
  "company_vat_number",
  "company_address",
  "courier_note",
  "gift_message",
  "wants_company",
  "wants_courier_note",
  "wants_gift_message",
];

/** Sets the buyer's extras: a company for the invoice, a note to the courier, a gift message. */
export function setExtras(context: CallContext, slug: string, typed: TypedExtras): Promise<OpenedCheckout> {
  const broken = checkExtras(typed);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  return changeOwn(context, slug, {
    set: [sql`extras = ${asJson(readExtras(typed))}, draft = draft - ${sql.param(TYPED_EXTRAS)}::text[]`],
    otherwise: () => refuse("conflict"),
  });
}
