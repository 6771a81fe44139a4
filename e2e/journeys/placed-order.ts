import type { Browser, Page } from "@playwright/test";
import { PROVIDER } from "../../domain/payments/provider.ts";
import { addToCart, ask, atTheTill, expectSuccess, fillCart } from "./checkout-steps.ts";
import type { Reader } from "./readers.ts";

interface PlacedOrder {
  number: string;
  slug: string;
  /** The provider's page, where it can be paid. */
  till: string;
}

interface Answer {
  data: {
    is_guest: boolean;
    totals: { final: number };
    delivery?: { local_delivery_couriers: { id: number; local_delivery_type: string }[] };
    payment_methods: { id: number; payment_processor_id: number }[];
  };
}

const ADDRESS = {
  first_name: "Rūta",
  last_name: "Žalgirė",
  first_address: "Gedimino pr. 1-2",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+37061234567",
  country_id: 1,
};

/** An order that waits for its payment, placed by the calls of the checkout; its pages have journeys of their own. */
export async function placeOrder(
  page: Page,
  reader: Reader,
  wish: { offset: number; email: string },
): Promise<PlacedOrder> {
  await fillCart(page, reader, { offset: wish.offset });
  return orderCart(page, reader, wish.email);
}

async function orderCart(page: Page, { shownIn }: Reader, email: string): Promise<PlacedOrder> {
  const { slug } = await ask<{ slug: string }>(page, "/api/checkout/generate", shownIn);
  const own = { slug, language_id: shownIn.language_id };
  const step = async (name: string, body: object) =>
    (await ask<Answer>(page, `/api/checkout/${name}`, { ...own, ...body })).data;

  await step("set-shipping", { shipping_method: "air" });
  await step("set-address", { address: ADDRESS });
  const { delivery, is_guest } = await step(`fetch/${slug}`, { step: 3 });
  const toDoor = delivery?.local_delivery_couriers.find((courier) => courier.local_delivery_type === "door");
  const { payment_methods } = await step("set-delivery", { delivery_method: toDoor?.id });
  if (is_guest) await step("set-email", { email });
  const byCard = payment_methods.find((method) => method.payment_processor_id === PROVIDER.card);
  const { totals } = await step("set-payment", { payment_method_id: byCard?.id });
  await step("confirm", { total: totals.final, terms_accepted: true });
  const { order_number, redirect_url } = await ask<{ order_number: string; redirect_url: string }>(
    page,
    "/api/checkout/pay",
    { ...own, total: totals.final },
    crypto.randomUUID(),
  );
  return { number: order_number, slug, till: redirect_url };
}

/** Somebody else buys a piece and pays for it. */
export async function letAnotherBuy(browser: Browser, reader: Reader, variantId: number): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(reader.at("/accessibility"));
  await addToCart(page, reader, variantId);
  const { till } = await orderCart(page, reader, reader.email(`another-${variantId}`));
  await page.goto(till);
  await atTheTill(page, reader, "pay");
  await expectSuccess(page, reader);
  await page.context().close();
}
