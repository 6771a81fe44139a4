import { describe, expect, test } from "vitest";
import type { PriceEvent } from "#domain/money/pricing/prior-price.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { optionOf } from "./fields/all-fields.ts";
import { picturesOf } from "./pictures.ts";
import { PLAN_NAMES, type PlanName } from "./price-plan.ts";
import { currentPrice, priceEvents } from "./prices.ts";
import { type Product, productOf } from "./product.ts";
import { productRows } from "./product-rows.ts";

const TODAY = new Date("2026-11-15");
const products: readonly Product[] = Array.from({ length: 2_000 }, (_, index) => productOf(index + 1));

function pricesOf({ plan, euros, shops, variants }: Product) {
  return shops.flatMap(({ currencies }) =>
    Object.values(currencies).flatMap((level) =>
      variants.map(({ priceFactor }) => {
        const events = priceEvents(plan.steps, euros * level * priceFactor, TODAY);
        return { events, ...currentPrice(events, TODAY) };
      }),
    ),
  );
}

const withPlan = (...names: PlanName[]) => products.filter(({ plan }) => names.includes(plan.name));

/** The price on a day in the past. */
const askedOn = (events: readonly PriceEvent[], daysAgo: number) =>
  events.findLast(({ validFrom }) => validFrom <= TODAY.getTime() - daysAgo * DAY_MS)?.amount;

describe("the demo catalogue", () => {
  test("what hangs on a cable has no battery, in its facts and in its words", () => {
    const wired = products.filter(({ optionIds }) => optionIds.includes(optionOf("connection", "jack").id));
    const hours = ["24", "30", "40"].map((option) => optionOf("battery-life", option).id);
    expect(wired.length).toBeGreaterThan(0);
    for (const { optionIds, texts } of wired) {
      expect(optionIds.filter((id) => hours.includes(id))).toEqual([]);
      expect(texts.description.en).not.toMatch(/battery|charging/);
    }
  });

  test("is the same every time, and does not depend on how many products are made", () => {
    const rows = () => productRows([5, 700, 1_999].map(productOf), { today: TODAY });
    expect(rows()).toEqual(rows());
    expect(productOf(700)).toEqual(products[699]);
  });

  test("T071 gives every storefront with a marketplace a part of the goods, and some to one alone", () => {
    for (const code of ["lt", "lv", "ee", "pj", "wl", "nl", "ae"]) {
      const sold = products.filter(({ shops }) => shops.some((shop) => shop.code === code)).length;
      expect(sold, code).toBeGreaterThan(products.length / 4);
      expect(sold, code).toBeLessThan(products.length);
    }
    expect(products.filter(({ shops }) => shops.some(({ code }) => code === "tp"))).toEqual([]);
    const willowOnly = products.filter(({ shops }) => shops.length === 1 && shops[0]?.code === "wl");
    expect(willowOnly.length).toBeGreaterThan(5);
  });

  test("CATALOG-15 has variants that differ in what is chosen, some of them sold out", () => {
    for (const { variants, sku } of products) {
      expect(new Set(variants.map(({ optionIds }) => optionIds.join())).size, sku).toBe(variants.length);
    }
    const stock = products.map(({ variants }) => variants.map(({ onHand }) => onHand));
    expect(stock.filter((levels) => levels.every((level) => level === 0)).length).toBeGreaterThan(20);
    expect(stock.filter((levels) => levels.includes(0) && levels.some((level) => level > 0)).length).toBeGreaterThan(
      100,
    );
  });
});

describe("CATALOG-15 price histories of the demo catalogue", () => {
  test("come in every sort", () => {
    expect(PLAN_NAMES.filter((name) => withPlan(name).length < 20)).toEqual([]);
  });

  test("begin no earlier than the product was listed and run forward", () => {
    for (const { plan, listedDaysAgo } of products) {
      const days = plan.steps.map(({ daysAgo }) => daysAgo);
      expect(days[0]).toBe(listedDaysAgo);
      expect(days).toEqual([...new Set(days)].sort((a, b) => b - a));
      expect(days.at(-1)).toBeGreaterThan(0);
    }
  });

  test("name as prior price the lowest of the 30 days before the first reduction", () => {
    const wrong = withPlan("reduced", "dipped", "progressive").filter((product) => {
      const began = product.plan.steps.find(({ isReduction }) => isReduction)?.daysAgo ?? 0;
      return pricesOf(product).some(({ events, amount, priorAmount }) => {
        const days = Array.from({ length: 30 }, (_, index) => askedOn(events, began + 1 + index) ?? Number.MAX_VALUE);
        const lowest = Math.min(...days);
        return priorAmount !== (lowest > amount ? lowest : null);
      });
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  test("name a real reduction for about a third of the products", () => {
    const reduced = products.filter((product) => pricesOf(product).some(({ priorAmount }) => priorAmount !== null));
    expect(reduced.length / products.length).toBeGreaterThan(0.28);
    expect(reduced.length / products.length).toBeLessThan(0.4);
  });

  test("name none where the price was only raised to be lowered, or is no longer reduced", () => {
    const unreduced = withPlan("sham", "ended", "adjusted", "steady").flatMap(pricesOf);
    expect(unreduced.filter(({ priorAmount }) => priorAmount !== null)).toEqual([]);
  });

  test("name a regular price only where it is higher than the prior one", () => {
    const named = products.flatMap(pricesOf).filter(({ regularAmount }) => regularAmount !== null);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ regularAmount, priorAmount }) => (regularAmount ?? 0) <= (priorAmount ?? 0))).toEqual([]);
  });

  test("never take more than 35 % off audio, as the offer says", () => {
    const ratios = products
      .filter(({ flagIds }) => flagIds.includes(11))
      .flatMap(pricesOf)
      .map(({ amount, priorAmount }) => amount / (priorAmount ?? amount));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.645);
  });
});

test("CATALOG-15 the picture agrees with the name: a cap has a peak, a bobble hat has none, hiking boots are no town boots", () => {
  const silhouettes = (kind: string, phrase: string) => {
    const named = products.filter(({ kind: { key }, texts }) => key === kind && texts.name.en.includes(phrase));
    return [...new Set(named.flatMap((product) => picturesOf(product).map(({ path }) => path.split("-")[1])))];
  };
  expect(silhouettes("cap", "cotton cap")).toEqual(["0"]);
  expect(silhouettes("cap", "wool bobble hat")).toEqual(["1"]);
  expect(silhouettes("boot", "leather boots")).toEqual(["0"]);
  expect(silhouettes("boot", "hiking boots")).toEqual(["1"]);
});

test("CATALOG-15 every coat is drawn as a coat with buttons, and its facts say so", () => {
  const coats = products.filter(({ kind }) => kind.key === "coat");
  expect(coats.length).toBeGreaterThan(10);
  const drawn = coats.flatMap((coat) => picturesOf(coat).map(({ path }) => path.split("-")[1]));
  expect([...new Set(drawn)]).toEqual(["0"]);
  const buttons = optionOf("closure", "buttons").id;
  expect(coats.filter(({ optionIds }) => !optionIds.includes(buttons))).toEqual([]);
});

test("ROUTE-13 sneakers are found by the words that people use for them", () => {
  const sneaker = products.find(({ kind }) => kind.key === "sneaker");
  expect(sneaker?.texts.keywords).toMatchObject({
    lt: expect.stringContaining("kedai"),
    ru: expect.stringContaining("кеды"),
    lv: expect.stringContaining("kedas"),
    ee: expect.stringContaining("ketsid"),
  });
});
