import type { SQL } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { StaffCallContext } from "../calls/staff-call-context.ts";
import type { StaffScope } from "../calls/staff-scope.ts";
import { type ListDefinition, type ListRequest, type ListRows, readList } from "./read-list.ts";

interface StaffRows<Query extends PgSelect> extends ListRows<Query> {
  /** The rows that the member may see. */
  scope(member: StaffScope): SQL | undefined;
}

/** A page of a list for staff. There is no list without a scope. */
export const readStaffList = <Request extends ListRequest, Query extends PgSelect>(
  context: Pick<StaffCallContext, "db" | "scope">,
  list: ListDefinition<Request>,
  request: Request,
  { scope, select }: StaffRows<Query>,
) => readList(context.db, list, request, { scope: scope(context.scope()), select });
