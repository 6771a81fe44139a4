import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { integrationsModule } from "#modules/marketing/integrations/index.ts";
import { paymentsModule } from "#modules/money/payments/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { cartModule } from "../cart/index.ts";
import { deliveryModule } from "../delivery/index.ts";
import { ordersModule } from "../orders/index.ts";
import { createCheckout } from "./checkout.ts";
import { checkoutData } from "./personal-data.ts";

export const checkoutModule = defineModule({
  name: "checkout",
  needs: {
    cart: cartModule,
    catalogue: catalogModule,
    delivery: deliveryModule,
    orders: ordersModule,
    payments: paymentsModule,
    serverEvents: integrationsModule,
  },
  open: async ({ db, now }, { orders, serverEvents, ...needs }) => {
    const { rememberBuyer } = serverEvents;
    const checkout = await createCheckout({ db, now, ...needs, orders: orders.payable, rememberBuyer });
    return {
      service: checkout,
      calls: { checkout: checkout.calls },
      contributes: { personalData: [checkoutData] },
      sweeps: [checkout.sweep],
    };
  },
});
