import { textOf } from "#client/forms/use-call-form.ts";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { readExtras, type TypedExtras } from "#domain/selling/checkout/extras.ts";

export const EXTRAS = ["company", "courier_note", "gift_message"] as const;
export type Extra = (typeof EXTRAS)[number];

export const wantsName = (extra: Extra) => `wants_${extra}` as const;

/** A closed extra is left out; its fields stay in the form, so that typed text is not lost. */
export function readTypedExtras(typed: FormData): TypedExtras {
  const wants = (extra: Extra) => typed.has(wantsName(extra));
  return {
    company: wants("company")
      ? {
          company_name: textOf(typed, "company_name"),
          company_code: textOf(typed, "company_code"),
          company_vat_number: textOf(typed, "company_vat_number"),
          company_address: textOf(typed, "company_address"),
        }
      : null,
    courier_note: wants("courier_note") ? textOf(typed, "courier_note") : "",
    gift_message: wants("gift_message") ? textOf(typed, "gift_message") : "",
  };
}

/** The draft's values, else the stored ones. */
export function shownExtras({ draft, extras }: Pick<CheckoutData, "draft" | "extras">) {
  const company = extras?.company;
  const isTyped = draft?.gift_message !== undefined;
  return {
    company_name: draft?.company_name ?? company?.name ?? "",
    company_code: draft?.company_code ?? company?.code ?? "",
    company_vat_number: draft?.company_vat_number ?? company?.vat_number ?? "",
    company_address: draft?.company_address ?? company?.address ?? "",
    courier_note: draft?.courier_note ?? extras?.courier_note ?? "",
    gift_message: draft?.gift_message ?? extras?.gift_message ?? "",
    open: EXTRAS.filter((extra) => (isTyped ? draft?.[wantsName(extra)] !== undefined : Boolean(extras?.[extra]))),
  };
}

export const isStored = (typed: TypedExtras, { extras }: Pick<CheckoutData, "extras">) => {
  const wanted = readExtras(typed);
  if (!wanted || !extras) return wanted === extras;
  const listed = ({ company, courier_note, gift_message }: typeof wanted) =>
    JSON.stringify([company?.name, company?.code, company?.vat_number, company?.address, courier_note, gift_message]);
  return listed(wanted) === listed(extras);
};
