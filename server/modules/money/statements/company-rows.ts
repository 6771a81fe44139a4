import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import type { StatementRow } from "#domain/people/companies/statement.ts";
import { timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { formatDate } from "#i18n/format.ts";
import { companyRequests } from "#modules/forwarding/forward-requests/index.ts";
import { companyQuotes } from "#modules/forwarding/quotes/index.ts";
import { membershipsOf, peopleOf } from "#modules/people/companies/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Earned, earnedUnder } from "../balance/index.ts";
import { invoicesOfCompany } from "../invoices/index.ts";
import { ledgerKeysOf } from "../payments/index.ts";

const KINDS = ["forward_request", "quote", "invoice"] as const;

interface Booked {
  kind: (typeof KINDS)[number];
  id: number;
  isRefund: boolean;
}

/**
 * The money of a company's forward requests and quotes, and of the invoices about them, as the ledger has it: a
 * statement has what is booked, and nothing else (I14).
 */
export async function companyRows(
  db: Database,
  storefront: StorefrontProfile,
  companyId: number,
): Promise<StatementRow[]> {
  const requests = await companyRequests(db, companyId);
  const quotes = await companyQuotes(db, await membershipsOf(db, companyId));
  const charged = { forward_request: byId(requests), quote: byId(quotes), invoice: byId([]) } as const;
  const numbers = (["forward_request", "quote"] as const).flatMap((kind) =>
    [...charged[kind].keys()].map((id) => numberOf(kind, id)),
  );
  const invoiceIds = await invoicesOfCompany(db, { userIds: await peopleOf(db, companyId), about: numbers });
  const booked = new Map<string, Booked>();
  for (const kind of KINDS) {
    const ids = kind === "invoice" ? invoiceIds : [...charged[kind].keys()];
    for (const { key, payableId, isRefund } of await ledgerKeysOf(db, kind, ids))
      booked.set(key, { kind, id: payableId, isRefund });
  }
  const zone = timeZoneOf(storefront.defaultCountryIso);
  return (await earnedUnder(db, [...booked.keys()])).flatMap((earned) => {
    const about = booked.get(earned.key);
    if (!about) return [];
    const customs = about.isRefund ? undefined : charged[about.kind].get(about.id);
    return [
      {
        day: formatDate(earned.at, zone),
        number: numberOf(about.kind, about.id),
        currency: storedCurrency(storefront, earned.currencyId).iso_code,
        ...columnsOf(earned, about, customs),
      },
    ];
  });
}

interface Charged {
  id: number;
  duty: Money;
  importVat: Money;
}

const byId = (charged: readonly Charged[]) => new Map(charged.map((each) => [each.id, each]));

/** A payment has its customs charges in separate columns; a refund is one sum. */
function columnsOf({ amount }: Earned, { isRefund }: Booked, customs = { duty: ZERO, importVat: ZERO }) {
  const { duty, importVat } = customs;
  return {
    services: isRefund ? ZERO : money(amount - duty - importVat),
    duty,
    importVat,
    refunded: isRefund ? amount : ZERO,
    total: amount,
  };
}
