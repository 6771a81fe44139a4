import type { Browser, Page } from "@playwright/test";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addToCart, callApi, expectSuccess, fillCart, finishAtProvider } from "./checkout-steps.ts";
import type { Persona } from "./personas.ts";

interface PlacedOrder {
  number: string;
  slug: string;
  /** The provider's page. */
  paymentUrl: string;
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

/** Places an unpaid order by the checkout's calls; the pages have their own journeys. */
export async function placeOrder(
  page: Page,
  persona: Persona,
  choice: { offset: number; email: string },
): Promise<PlacedOrder> {
  await fillCart(page, persona, { offset: choice.offset });
  return orderCart(page, persona, choice.email);
}

async function orderCart(page: Page, { shownIn }: Persona, email: string): Promise<PlacedOrder> {
  const { slug } = await callApi<{ slug: string }>(page, "/api/checkout/generate", shownIn);
  const params = { slug, language_id: shownIn.language_id };
  const step = async (name: string, body: object) =>
    (await callApi<Answer>(page, `/api/checkout/${name}`, { ...params, ...body })).data;

  await step("set-shipping", { shipping_method: "air" });
  await step("set-address", { address: ADDRESS });
  const { delivery, is_guest } = await step(`fetch/${slug}`, { step: 3 });
  const toDoor = delivery?.local_delivery_couriers.find((courier) => courier.local_delivery_type === "door");
  const { payment_methods } = await step("set-delivery", { delivery_method: toDoor?.id });
  if (is_guest) await step("set-email", { email });
  const byCard = payment_methods.find((method) => method.payment_processor_id === PROVIDER.card);
  const { totals } = await step("set-payment", { payment_method_id: byCard?.id });
  await step("confirm", { total: totals.final, terms_accepted: true });
  const { order_number, redirect_url } = await callApi<{ order_number: string; redirect_url: string }>(
    page,
    "/api/checkout/pay",
    { ...params, total: totals.final },
    crypto.randomUUID(),
  );
  return { number: order_number, slug, paymentUrl: redirect_url };
}

/** Buys a piece in a separate browser context and pays for it. */
export async function buyAsAnotherGuest(browser: Browser, persona: Persona, variantId: number): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(persona.at("/accessibility"));
  await addToCart(page, persona, variantId);
  const { paymentUrl } = await orderCart(page, persona, persona.email(`another-${variantId}`));
  await page.goto(paymentUrl);
  await finishAtProvider(page, persona, "pay");
  await expectSuccess(page, persona);
  await page.context().close();
}
