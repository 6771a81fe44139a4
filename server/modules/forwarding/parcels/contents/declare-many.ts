import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { ValidLine } from "#domain/forwarding/parcels/declaration.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findOwnParcel, type ItemRow, itemsOf } from "../parcel-store.ts";
import { parcelItems, parcels } from "../tables.ts";
import { type Declarable, declarableNow } from "./declarable.ts";

/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 5_000;

/** The parcels among these that are in the suite, and whether they can be declared now. */
export async function declarableIn(
  db: Database,
  suiteId: number,
  ids: readonly number[],
  { locks }: { locks: boolean },
): Promise<ReadonlyMap<number, Declarable>> {
  const query = db
    .select()
    .from(parcels)
    .where(and(eq(parcels.suiteId, suiteId), sql`${parcels.id} = any(${sql.param([...ids])}::integer[])`))
    .orderBy(asc(parcels.id));
  const found = await (locks ? query.for("update") : query);
  return new Map(found.map((parcel) => [parcel.id, declarableNow(parcel)]));
}

/** Replaces the declarations of several parcels; the lines are checked, and the parcels are locked. */
export async function declareAll(
  tx: Database,
  declared: ReadonlyMap<number, readonly ValidLine[]>,
  attestedAt: Date,
): Promise<void> {
  const ids = [...declared.keys()];
  if (ids.length === 0) return;
  const rows = [...declared].flatMap(([id, lines]) =>
    lines.map((line, position) => ({ ...line, parcelId: id, position })),
  );
  await tx.delete(parcelItems).where(inArray(parcelItems.parcelId, ids));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await tx.insert(parcelItems).values(rows.slice(first, first + ROWS_AT_ONCE));
  await tx.update(parcels).set({ attestedAt }).where(inArray(parcels.id, ids));
}

/** The contents of the last declared parcel of the same shop, else of any shop. */
export async function lastDeclared(context: CallContext, number: string): Promise<readonly ItemRow[]> {
  const { db } = context;
  const { shop, suiteId } = (await findOwnParcel(context, number)).parcel;
  const [last] = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(
      and(
        eq(parcels.suiteId, suiteId ?? 0),
        ne(parcels.id, idOf("parcel", number) ?? 0),
        isNotNull(parcels.attestedAt),
      ),
    )
    .orderBy(desc(sql`${parcels.shop} = ${shop}`), desc(parcels.attestedAt), desc(parcels.id))
    .limit(1);
  return last ? ((await itemsOf(db, [last])).get(last.id) ?? []) : [];
}
