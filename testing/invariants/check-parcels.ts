import { sql } from "drizzle-orm";
import { PARCEL_PHASES, PARCEL_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { parcelAggregate } from "#modules/forwarding/parcels/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

/** The violated invariants of parcels (I10, I13). */
export async function checkParcels(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  return [...(await unbalanced(db)), ...(await misplaced(db)), ...(await brokenHistories(db, findBroken))];
}

const phase = sql.join(
  PARCEL_STATES.map((state) => sql`when ${state} then ${PARCEL_PHASES[state]}`),
  sql` `,
);

/**
 * I13: by its history a warehouse took in as many parcels as it stores, sent, returned, disposed of and lost. A parcel
 * that came back counts as one sent less.
 */
async function unbalanced(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ code: string; received: number; accounted: number }>(sql`
    with boxes as (select p.id, p.warehouse_id, case p.state ${phase} end as phase from parcels p)
    select w.code,
      (select count(*) from status_events e join boxes b on b.id = e.aggregate_id
        where e.aggregate = 'parcel' and e.event like 'receive%' and b.warehouse_id = w.id)::integer as received,
      (select count(*) from boxes b where b.warehouse_id = w.id and b.phase <> 'not_here')::integer as accounted
    from warehouses w order by w.code`);
  return rows
    .filter(({ received, accounted }) => received !== accounted)
    .map(({ code, received, accounted }) => `I13: ${code} received ${received} parcels and accounts for ${accounted}`);
}

/** The facts that a parcel must have in its phase. */
async function misplaced(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; problem: string }>(sql`
    select id, problem from (select *, case state ${phase} end as phase from parcels) boxes, lateral (values
      (phase = 'not_here' and received_at is not null, 'was received, but is not here'),
      (phase <> 'not_here' and received_at is null, 'is here, but was not received'),
      (phase <> 'not_here' and weight_grams is null, 'was not weighed'),
      (suite_id is null and state not in ('unidentified', 'lost'), 'belongs to nobody'),
      (state = 'unidentified' and suite_id is not null, 'is unidentified, but somebody’s'),
      (state = 'disposed' and disposable_from is null, 'was disposed of without its notices')
    ) as checks(is_broken, problem) where is_broken order by id`);
  return rows.map(({ id, problem }) => `I13: PA${id} ${problem}`);
}

async function brokenHistories(db: Database, findBroken: FindBroken): Promise<string[]> {
  const broken = await findBroken(db, parcelAggregate);
  return broken.map(({ id, problem }) => `I10: PA${id} ${problem}`);
}
