import type { StatementRow } from "../../../domain/companies/statement.ts";
import { timeZoneOf } from "../../../domain/locale/time-zone.ts";
import { money, ZERO } from "../../../domain/money/money.ts";
import { payableNumber } from "../../../domain/payments/payable-kind.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { storedCurrency } from "../../../domain/storefronts/reader.ts";
import { formatDate } from "../../../i18n/format.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { type Earned, earnedUnder } from "../balance/index.ts";
import { companyRequests } from "../forwarding/index.ts";
import { invoicesOfCompany } from "../invoices/index.ts";
import { ledgerKeysOf } from "../payments/index.ts";

interface Booked {
  kind: "forward_request" | "invoice";
  id: number;
  isRefund: boolean;
}

/**
 * The money of a company's requests, and of the invoices about them, as the ledger has it: what is not booked is not in
 * a statement, and nothing else is (I14).
 */
export async function companyRows(
  db: Database,
  storefront: StorefrontProfile,
  companyId: number,
  people: readonly number[],
): Promise<StatementRow[]> {
  const requests = await companyRequests(db, companyId);
  const numbers = requests.map(({ id }) => payableNumber("forward_request", id));
  const invoiceIds = await invoicesOfCompany(db, { userIds: people, about: numbers });
  const booked = new Map<string, Booked>();
  const of = { forward_request: requests.map(({ id }) => id), invoice: invoiceIds } as const;
  for (const kind of ["forward_request", "invoice"] as const)
    for (const { key, payableId, isRefund } of await ledgerKeysOf(db, kind, of[kind]))
      booked.set(key, { kind, id: payableId, isRefund });
  const charges = new Map(requests.map((request) => [request.id, request]));
  const zone = timeZoneOf(storefront.defaultCountryIso);
  return (await earnedUnder(db, [...booked.keys()])).flatMap((earned) => {
    const about = booked.get(earned.key);
    if (!about) return [];
    const customs = about.kind === "forward_request" && !about.isRefund ? charges.get(about.id) : undefined;
    return [
      {
        day: formatDate(earned.at, zone),
        number: payableNumber(about.kind, about.id),
        currency: storedCurrency(storefront, earned.currencyId).iso_code,
        ...columnsOf(earned, about, customs),
      },
    ];
  });
}

/** A payment has its customs charges apart; what went back is one sum. */
function columnsOf({ amount }: Earned, { isRefund }: Booked, customs = { duty: ZERO, importVat: ZERO }) {
  const { duty, importVat } = customs;
  return {
    services: isRefund ? ZERO : money(amount - duty - importVat),
    duty,
    importVat,
    givenBack: isRefund ? amount : ZERO,
    total: amount,
  };
}
