import { sql } from "drizzle-orm";
import { PARCEL_PHASES, PARCEL_STATES } from "#domain/forwarding/parcels/parcel-states.ts";
import { parcelAggregate } from "#modules/forwarding/parcels/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type FindBroken, findBrokenHistories } from "#platform/state/check-histories.ts";

const phase = sql.join(
  PARCEL_STATES.map((state) => sql`when ${state} then ${PARCEL_PHASES[state]}`),
  sql` `,
);

/**
 * I13: by its history a warehouse took in as many parcels as it stores, sent, returned, disposed of and lost. A parcel
 * that came back counts as one sent less.
 */
const unbalanced = sql`
  with boxes as (select p.id, p.warehouse_id, case p.state ${phase} end as phase from parcels p),
  counts as (
    select w.code,
      (select count(*) from status_events e join boxes b on b.id = e.aggregate_id
        where e.aggregate = 'parcel' and e.event like 'receive%' and b.warehouse_id = w.id) as received,
      (select count(*) from boxes b where b.warehouse_id = w.id and b.phase <> 'not_here') as accounted
    from warehouses w)
  select format('I13: %s received %s parcels and accounts for %s', code, received, accounted)
  from counts where received <> accounted`;

/** The facts that a parcel must have in its phase. */
const misplaced = sql`
  select format('I13: PA%s %s', id, problem)
  from (select *, case state ${phase} end as phase from parcels) boxes, lateral (values
      (phase = 'not_here' and received_at is not null, 'was received, but is not here'),
      (phase <> 'not_here' and received_at is null, 'is here, but was not received'),
      (phase <> 'not_here' and weight_grams is null, 'was not weighed'),
      (suite_id is null and state not in ('unidentified', 'lost'), 'belongs to nobody'),
      (state = 'unidentified' and suite_id is not null, 'is unidentified, but somebody’s'),
      (state = 'disposed' and disposable_from is null, 'was disposed of without its notices')
    ) as checks(is_broken, problem) where is_broken order by id`;

/** The violated invariants of parcels (I10, I13). */
export async function checkParcels(db: Database, findBroken: FindBroken = findBrokenHistories): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select problem from (${unbalanced}) as found(problem)
    union all select problem from (${misplaced}) as found(problem)`);
  const broken = await findBroken(db, parcelAggregate);
  return [...rows.map(({ problem }) => problem), ...broken.map(({ id, problem }) => `I10: PA${id} ${problem}`)];
}
