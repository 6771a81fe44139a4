import { DEMO_CURRENCIES } from "../storefronts.ts";
import type { TableRows, Value } from "./copy-rows.ts";
import { currentPrice, priceEvents } from "./prices.ts";
import type { Product } from "./product.ts";

/** The current price and the history of every variant, storefront and currency. */
export function priceRows(products: readonly Product[], today: Date): TableRows[] {
  const prices: Value[][] = [];
  const events: Value[][] = [];
  for (const { euros, plan, shops, variants } of products) {
    for (const { code, currencies } of shops) {
      for (const [currency, level] of Object.entries(currencies)) {
        for (const { id, priceFactor } of variants) {
          const owner = [id, code, DEMO_CURRENCIES[currency as keyof typeof DEMO_CURRENCIES]];
          const history = priceEvents(plan.steps, euros * level * priceFactor, today);
          const { amount, regularAmount, priorAmount } = currentPrice(history, today);
          prices.push([...owner, amount, regularAmount, priorAmount]);
          for (const { amount, validFrom, isReduction } of history) {
            events.push([...owner, amount, new Date(validFrom), isReduction, isReduction ? "campaign" : "price-list"]);
          }
        }
      }
    }
  }
  const owner = ["variant_id", "storefront_code", "currency_id"];
  return [
    { table: "prices", columns: [...owner, "amount", "regular_amount", "prior_amount"], rows: prices },
    { table: "price_events", columns: [...owner, "amount", "valid_from", "is_reduction", "source"], rows: events },
  ];
}
