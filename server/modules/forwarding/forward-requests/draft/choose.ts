import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { type ForwardedParcel, lockForRequest, moveForRequest } from "../../parcels/index.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import {
  dropParcels,
  findOwn,
  isOwnSlug,
  parcelIdsOf,
  takeParcels,
  type WholeRequest,
  wholeRequest,
} from "../request-store.ts";
import { forwardRequests } from "../tables.ts";
import { readRequest } from "../views/read-request.ts";
import { assertTogether } from "./begin.ts";
import { loadOf, undeliverable } from "./deliverable.ts";
import { chooseDelivery, type DeliveryChoice } from "./delivery-choice.ts";

type Choice = Partial<typeof forwardRequests.$inferInsert>;

/** Saves a choice at once; only a draft can be changed. */
async function saveChoice(
  context: CallContext,
  isChanged: SQL | undefined,
  choice: Choice,
): Promise<WholeRequest | null> {
  const [saved] = await context.db
    .update(forwardRequests)
    .set({ ...choice, touchedAt: sql`now()` })
    .where(and(isChanged, eq(forwardRequests.state, "draft")))
    .returning(wholeRequest(context));
  return saved ?? null;
}

/** Saves a choice that depends on the draft, which is locked until then. */
function changeDraft(
  context: CallContext,
  slug: string,
  choose: (tx: Database, request: RequestRow) => Promise<Choice>,
): Promise<WholeRequest> {
  return transact(context.db, async (tx) => {
    const request = await requestAggregate.lockOwn(tx, context, slug);
    if (request.state !== "draft") throw refuse("conflict");
    const saved = await saveChoice(
      { ...context, db: tx },
      eq(forwardRequests.id, request.id),
      await choose(tx, request),
    );
    return saved ?? Promise.reject(refuse("conflict"));
  });
}

type Packing = Pick<Required<Choice>, "joins" | "wraps" | "unboxes" | "insures">;

export async function setPacking(context: CallContext, slug: string, packing: Packing): Promise<WholeRequest> {
  const saved = await saveChoice(context, isOwnSlug(context, slug, "act"), packing);
  if (saved) return saved;
  await findOwn(context, slug, "act");
  throw refuse("conflict");
}

/** Removed parcels are free again; added parcels are reserved (F31). */
export const setParcels = (context: CallContext, slug: string, numbers: readonly string[]): Promise<WholeRequest> =>
  changeDraft(context, slug, async (tx, request) => {
    const parcels = assertTogether(await lockForRequest(tx, signedIn(context).id, numbers), numbers);
    if (parcels[0]?.suiteId !== request.suiteId) throw refuse("not_found");
    const wanted = parcels.map(({ id }) => id);
    const before = await parcelIdsOf(tx, request.id);
    const gone = before.filter((id) => !wanted.includes(id));
    const fresh = wanted.filter((id) => !before.includes(id));
    const cause = { actor: "customer", actorId: signedIn(context).id } as const;
    await moveForRequest(tx, gone, { event: "free", ...cause }, "conflict");
    await dropParcels(tx, request.id, gone);
    await moveForRequest(tx, fresh, { event: "reserve", ...cause }, "parcel_taken");
    await takeParcels(tx, request.id, fresh);
    return { warehouseId: parcels[0]?.warehouseId ?? request.warehouseId };
  });

export interface RequestDelivery extends DeliveryChoice {
  slug: string;
  shipping_method?: ShippingMethod | undefined;
}

/** Saves the shipping method, the courier and the address; answers the request with its parcels. */
export async function setDelivery(
  deps: RequestDeps,
  context: CallContext,
  choice: RequestDelivery,
): Promise<{ request: WholeRequest; parcels: readonly ForwardedParcel[] }> {
  let parcels: readonly ForwardedParcel[] = [];
  const request = await changeDraft(context, choice.slug, async (tx, current) => {
    const chosen = await chooseDelivery(deps, tx, context, { current, choice });
    ({ parcels } = await readRequest(deps, tx, current));
    const problem = undeliverable(deps, { ...current, ...chosen }, loadOf(parcels, current.joins));
    const field = problem === "delivery.too-large" ? "pickup_point_id" : "courier_id";
    if (problem && choice.courier_id !== undefined) throw refuseFields({ [field]: problem });
    return { ...(choice.shipping_method ? { shippingMethod: choice.shipping_method } : {}), ...chosen };
  });
  return { request, parcels };
}
