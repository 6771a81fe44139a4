import type { CompanyStatements } from "#contracts/shop/money/statements.ts";
import { isMonth, type Statement, statementsOf } from "#domain/people/companies/statement.ts";
import { companyOfAccounts } from "#modules/people/companies/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { companyRows } from "./company-rows.ts";
import { statementPath } from "./statement-path.ts";

/** The caller's company with its statements; only owners and accountants have them (T065). */
async function ownStatements(context: CallContext) {
  const company = await companyOfAccounts(context);
  return { company, statements: statementsOf(await companyRows(context.db, context.storefront, company.id)) };
}

/** The statement of a month; a month without movements has none. */
export async function ownStatement(context: CallContext, month: string) {
  if (!isMonth(month)) throw refuse("not_found");
  const { company, statements } = await ownStatements(context);
  const statement = statements.find((each) => each.month === month);
  if (!statement) throw refuse("not_found");
  return { company, statement };
}

export const createStatementCalls = (now: () => Date) => ({
  statements: calls.pro.statements.handler(async ({ context }) => {
    const { statements } = await ownStatements(context);
    const running = now().toISOString().slice(0, 7);
    return { statements: statements.map((statement) => present(statement, running)) };
  }),
});

const present = ({ month, sums }: Statement, running: string): CompanyStatements["statements"][number] => ({
  month,
  is_running: month === running,
  sums: sums.map(({ importVat, refunded, ...sum }) => ({ ...sum, import_vat: importVat, given_back: refunded })),
  pdf_url: statementPath(month, "pdf"),
  csv_url: statementPath(month, "csv"),
});
