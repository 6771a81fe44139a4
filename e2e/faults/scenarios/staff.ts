import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import { payRequest } from "../rig/checkout.ts";
import { addStaff } from "../rig/customers.ts";
import { becomesPaid, ordersOf } from "../rig/order-states.ts";
import { readyCheckout } from "../rig/purchase.ts";
import type { Shop } from "../rig/shop.ts";
import { callTogether } from "../rig/together.ts";
import type { Scenario } from "../rig/trial.ts";

const CHANGES = ["stock", "price", "withdrawal"] as const;

/** F20: staff set the stock to 0, change the price or withdraw the product during a payment. */
export const staffChange = (change: (typeof CHANGES)[number]): Scenario => ({
  id: "F20",
  title: `a change of ${change} during a payment`,
  run: async ({ shop, random, expect }) => {
    const { checkout, variantId } = await readyCheckout(shop);
    const staff = await addStaff(shop);
    const asked = random.shuffle([
      { buyer: checkout.buyer, request: payRequest(checkout) },
      change === "stock"
        ? { buyer: staff, request: staff.request("/stock/set", { variant_id: variantId, on_hand: 0 }, randomUUID()) }
        : { buyer: checkout.buyer, request: checkout.buyer.request("/cart/fetch", {}) },
    ]);
    const [replies] = await Promise.all([
      callTogether<Partial<PaymentStart>>(shop, asked),
      change === "stock" ? undefined : changeProduct(shop, variantId, change),
    ]);
    const paid = replies[asked.findIndex(({ request }) => request.path.endsWith("/checkout/pay"))];
    expect(paid?.status === 200, `pay was answered with ${paid?.status}: ${JSON.stringify(paid?.body)}`);
    const { redirect_url, result } = paid?.body ?? {};
    expect(["redirect", "changed"].includes(result ?? ""), `pay was answered with ${result}`);
    if (redirect_url) {
      await shop.simulator.press(redirect_url, "pay");
      expect(await becomesPaid(shop, checkout.slug), "what was confirmed is sold as confirmed");
    } else expect((await ordersOf(shop, [checkout.slug])).length === 0, "nothing was ordered");
    await restore(shop, variantId);
  },
});

async function changeProduct({ database }: Shop, variantId: number, change: "price" | "withdrawal"): Promise<void> {
  await database.db.execute(
    change === "price"
      ? sql`update prices set amount = amount + 10000 where variant_id = ${variantId} and storefront_code = 'lt'`
      : sql`update products set is_active = false
          where id = (select product_id from product_variants where id = ${variantId})`,
  );
}

async function restore({ database }: Shop, variantId: number): Promise<void> {
  await database.db.execute(sql`
    update products set is_active = true where id = (select product_id from product_variants where id = ${variantId})`);
}
