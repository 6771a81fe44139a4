import { checkCompany, readCompany } from "#domain/people/companies/application.ts";
import { brokenFields, type FieldVerdict } from "#domain/people/identity/field-verdicts.ts";
import { checkLine } from "#domain/people/identity/text-rules.ts";

/** The company that an invoice is for. */
export interface InvoicedCompany {
  name: string;
  code: string;
  vat_number: string | null;
  address: string;
}

/** The buyer's additions to an order. */
export interface Extras {
  company: InvoicedCompany | null;
  courier_note: string | null;
  gift_message: string | null;
}

/** The typed extras; `company` is null where none is wanted. */
export interface TypedExtras {
  company: Record<"company_name" | "company_code" | "company_vat_number" | "company_address", string> | null;
  courier_note: string;
  gift_message: string;
}

/** The room on a label. */
export const COURIER_NOTE_CHARACTERS = 120;
/** The room on a card in the box. */
export const GIFT_MESSAGE_CHARACTERS = 300;

const LINE_BREAKS = /\s*\r?\n\s*/g;

/** Line breaks are allowed, other invisible characters are not (T080). */
const checkOptional = (text: string, max: number): FieldVerdict =>
  text.trim() === "" ? null : checkLine(text.replace(LINE_BREAKS, " "), { min: 1, max });

/** The fields that break a rule, with their messages (ERROR-05). */
export function checkExtras({ company, courier_note, gift_message }: TypedExtras) {
  const broken = company && checkCompany(plainCompany(company));
  return brokenFields({
    company_name: broken?.name ?? null,
    company_code: broken?.code ?? null,
    company_vat_number: broken?.vat_number ?? null,
    company_address: company && checkLine(company.company_address, { min: 5, max: 200 }),
    courier_note: checkOptional(courier_note, COURIER_NOTE_CHARACTERS),
    gift_message: checkOptional(gift_message, GIFT_MESSAGE_CHARACTERS),
  });
}

const plainCompany = (company: NonNullable<TypedExtras["company"]>) => ({
  name: company.company_name,
  code: company.company_code,
  vat_number: company.company_vat_number,
});

/** The stored extras; null where nothing was added. The note is one line, as on its label. */
export function readExtras({ company, courier_note, gift_message }: TypedExtras): Extras | null {
  const { name, code, vatNumber } = company ? readCompany(plainCompany(company)) : NO_COMPANY;
  const extras = {
    company: company && { name, code, vat_number: vatNumber, address: company.company_address.trim() },
    courier_note: courier_note.trim().replace(LINE_BREAKS, " ") || null,
    gift_message: gift_message.trim().replaceAll("\r\n", "\n") || null,
  };
  return Object.values(extras).some((extra) => extra !== null) ? extras : null;
}

const NO_COMPANY = { name: "", code: "", vatNumber: null };

/** A pickup point has no courier at the door who could read a note. */
export function extrasFor(extras: Extras | null, { isToDoor }: { isToDoor: boolean }): Extras | null {
  if (!extras || isToDoor) return extras;
  const { company, gift_message } = extras;
  return company === null && gift_message === null ? null : { company, gift_message, courier_note: null };
}
