import type { Country } from "#domain/people/identity/address-rules.ts";
import type { Goods } from "#modules/catalogue/catalog/index.ts";
import type { ServerEvents } from "#modules/marketing/integrations/index.ts";
import type { PaymentService } from "#modules/money/payments/index.ts";
import type { CartModule } from "../cart/index.ts";
import type { Delivery } from "../delivery/index.ts";
import type { Orders } from "../orders/index.ts";

export interface CheckoutDeps {
  now: () => Date;
  countries: readonly Country[];
  catalogue: Goods;
  cart: Pick<CartModule, "readForCheckout" | "countItems">;
  delivery: Delivery;
  payments: Pick<PaymentService, "methodsFor" | "beginPayment" | "startPayment">;
  /** Keeps what the buyer agreed to with the order, for what vendors hear of it. */
  rememberBuyer: ServerEvents["rememberBuyer"];
  /** Orders as payables. */
  orders: Pick<Orders["payable"], "findBySlug" | "lock">;
}

/** The day of an exchange rate. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
