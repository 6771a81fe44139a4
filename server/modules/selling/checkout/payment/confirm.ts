import { type SQL, sql } from "drizzle-orm";
import type { CheckoutChange } from "#contracts/shop/selling/checkout.ts";
import type { Money } from "#domain/money/money/money.ts";
import type { CheckoutPrice } from "#domain/money/pricing/checkout-price.ts";
import { hasShipping } from "#domain/selling/checkout/progress.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { asJson, changeCheckout } from "../checkout-store.ts";
import { isStill, openOwn } from "../own-checkout.ts";
import type { OpenedCheckout, StoredCheckout } from "../stored-checkout.ts";
import { amountDue } from "./amount-due.ts";
import { recheck } from "./recheck.ts";

export interface Confirmation {
  opened: OpenedCheckout;
  result: "confirmed" | "changed";
  changes: CheckoutChange[];
}

/**
 * Confirms a total. Everything that has changed since it was shown is stored and has to be confirmed again, so that no
 * customer pays an amount they have not seen (T112, T113). An order placed for this total stays confirmed, so that a
 * lost answer can be requested again.
 */
export async function confirm(
  deps: CheckoutDeps,
  context: CallContext,
  { slug, total, terms_accepted }: { slug: string; total: Money; terms_accepted: boolean },
): Promise<Confirmation> {
  if (!terms_accepted) throw refuseFields({ terms_accepted: "validation.required" });
  const opened = await openOwn(context, slug, ["open", "ordered"]);
  const { state, confirmedTotal } = opened.checkout;
  if (state === "open") return renew(deps, context, opened, total);
  if (confirmedTotal !== total) throw refuse("checkout_closed");
  return { opened, result: "confirmed", changes: [] };
}

/** Reads prices and stock again and stores what has changed; confirms the total, if given, where nothing has. */
export async function renew(
  deps: CheckoutDeps,
  context: CallContext,
  opened: OpenedCheckout,
  total: Money | null,
): Promise<Confirmation> {
  const { db, storefront } = context;
  const { checkout } = opened;
  if (!hasShipping(checkout)) throw refuse("checkout_incomplete");
  const { fresh, changes } = await recheck(deps, db, storefront, opened);
  const { price, paymentMethodId } = await amountDue(deps, db, storefront, fresh);
  const isSame = changes.length === 0;
  if (isSame && paymentMethodId === null && total !== null) throw refuse("checkout_incomplete");
  const isConfirmed = isSame && price.final === total;
  const set = [columnsOf(fresh)];
  const confirmation = isConfirmed ? { confirmed: total } : {};
  const saved = await changeCheckout(db, context, checkout.slug, { set, when: isStill(checkout), ...confirmation });
  if (!saved) throw refuse("conflict");
  if (isConfirmed) return { opened: saved, result: "confirmed", changes };
  return { opened: saved, result: "changed", changes: isSame ? balanceChange(fresh, price) : changes };
}

/** The columns that a recheck may change. */
const columnsOf = (fresh: StoredCheckout): SQL => sql`
  lines = ${asJson(fresh.lines)}, freight = ${asJson(fresh.freight)}, shipping_method = ${fresh.shippingMethod},
  courier_id = ${fresh.courierId}, pickup_point_id = ${fresh.pickupPointId}, delivery_fee = ${fresh.deliveryFee},
  promotion = ${asJson(fresh.promotion)}`;

/** When only the total differs, the balance has changed. */
function balanceChange({ usesBalance }: StoredCheckout, { balance }: CheckoutPrice): CheckoutChange[] {
  return usesBalance ? [{ kind: "balance", sku: null, name: null, before: null, now: balance }] : [];
}
