import { add, type Money, money, multiply, subtract } from "#domain/money/money/money.ts";

export interface ComparedCheckout {
  products: readonly { sku: string; name: string; currentPrice: Money; quantity: number }[];
  totals: {
    shipping: Money;
    shipping_discount: Money;
    delivery: Money;
    promotion_discount: Money;
    balance: Money;
    payment_fee: Money;
  };
}

export type TotalComponent = "freight" | "delivery" | "promotion" | "balance" | "fee";

interface BeforeAndNow {
  before: Money;
  now: Money;
}

export type CheckoutDifference = BeforeAndNow &
  ({ component: "product"; sku: string; name: string; quantity: number } | { component: TotalComponent });

const NOTHING = money(0);

/** The components of the total that differ from what was shown; discounts are negative (T113). */
export function checkoutDifferences(shown: ComparedCheckout, fresh: ComparedCheckout): CheckoutDifference[] {
  const before = componentsOf(shown);
  const now = componentsOf(fresh);
  const components = Object.keys(now) as TotalComponent[];
  return [
    ...changedProducts(shown, fresh),
    ...components.map((component) => ({ component, before: before[component], now: now[component] })),
  ].filter((difference) => difference.before !== difference.now);
}

function componentsOf({ totals }: ComparedCheckout): Record<TotalComponent, Money> {
  return {
    freight: subtract(totals.shipping, totals.shipping_discount),
    delivery: totals.delivery,
    promotion: subtract(NOTHING, totals.promotion_discount),
    balance: subtract(NOTHING, totals.balance),
    fee: totals.payment_fee,
  };
}

/** The products of both checkouts; a removed one has quantity 0. */
function changedProducts({ products: before }: ComparedCheckout, { products: now }: ComparedCheckout) {
  const named = new Map([...before, ...now].map(({ sku, name }) => [sku, name]));
  return [...named].map(([sku, name]) => {
    const was = before.filter((product) => product.sku === sku);
    const is = now.filter((product) => product.sku === sku);
    const quantity = is.reduce((sum, product) => sum + product.quantity, 0);
    return { component: "product" as const, sku, name, quantity, before: worth(was), now: worth(is) };
  });
}

function worth(products: ComparedCheckout["products"]): Money {
  return products.reduce((sum, { currentPrice, quantity }) => add(sum, multiply(currentPrice, quantity)), NOTHING);
}
