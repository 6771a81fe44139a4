import { catalogModule } from "#modules/catalogue/catalog/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { deliveryModule } from "../delivery/index.ts";
import { createCart } from "./cart.ts";
import { cartData } from "./personal-data.ts";

export const cartModule = defineModule({
  name: "cart",
  needs: { catalogue: catalogModule, delivery: deliveryModule },
  open: ({ db, events }, needs) => {
    const cart = createCart({ events, ...needs });
    return {
      service: cart,
      calls: { cart: cart.calls },
      contributes: { personalData: [cartData] },
      sweeps: [() => cart.sweep(db)],
    };
  },
});
