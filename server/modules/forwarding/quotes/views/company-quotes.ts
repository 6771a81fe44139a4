import { and, eq, gte, isNotNull, lte, or } from "drizzle-orm";
import type { LandedLineKey } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { add, type Money, money, ZERO } from "#domain/money/money/money.ts";
import { companyAt, type Membership } from "#modules/people/companies/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { QuoteRow } from "../quote-aggregate.ts";
import { quotes, quoteVersions } from "../tables.ts";

/** A paid quote with the customs charges in its price. */
interface CompanyQuote {
  id: number;
  duty: Money;
  importVat: Money;
}

/** The quotes that people paid while they were members of a company. */
export async function companyQuotes(db: Database, members: readonly Membership[]): Promise<CompanyQuote[]> {
  if (members.length === 0) return [];
  const isTheirs = members.map(({ userId, joinedAt, leftAt }) =>
    and(
      eq(quotes.userId, userId),
      gte(quotes.paidAt, joinedAt),
      leftAt === null ? undefined : lte(quotes.paidAt, leftAt),
    ),
  );
  const isAccepted = and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.acceptedVersion));
  const found = await db
    .select({ id: quotes.id, method: quotes.shippingMethod, offers: quoteVersions.offers })
    .from(quotes)
    .innerJoin(quoteVersions, isAccepted)
    .where(and(isNotNull(quotes.paidAt), or(...isTheirs)));
  return found.map(({ id, method, offers }) => {
    const lines = offers.find((offer) => offer.method === method)?.lines ?? [];
    const sum = (wanted: LandedLineKey) =>
      lines.filter(({ key }) => key === wanted).reduce((total, { amount }) => add(total, money(amount)), ZERO);
    return { id, duty: sum("duty"), importVat: sum("import_vat") };
  });
}

/** The company of a quote: its customer was a member of it at the payment. */
export async function companyOfQuote(db: Database, { userId, storefrontCode, paidAt }: QuoteRow) {
  return userId === null ? null : companyAt(db, { userId, storefront: storefrontCode, at: paidAt ?? new Date() });
}
