import { expect } from "vitest";
import { PATHS, STRIPE_ACCOUNT } from "#simulator/protocol.ts";

export { PATHS as SIMULATOR_PATHS } from "#simulator/protocol.ts";
export { stripeSignature } from "#simulator/stripe/events.ts";

/** A shop whose providers are the simulator. */
interface SimulatedShop {
  simulatorUrl: string;
}

/** Opens the provider's page and presses one of its buttons. */
export async function pressAtTill(
  shop: SimulatedShop,
  redirectUrl: string,
  fields: Record<string, string> | string = "pay",
) {
  const page = await fetch(redirectUrl);
  const id = new URL(page.url).pathname.split("/").at(-1);
  const body = new URLSearchParams(typeof fields === "string" ? { action: fields } : fields);
  await fetch(`${shop.simulatorUrl}${PATHS.till}/${id}`, { method: "POST", body: body.toString(), redirect: "manual" });
  return id ?? "";
}

interface SimulatedCharge {
  id: string;
  reference: string;
  provider: "stripe" | "paypal" | "paysera";
  amount: number;
  refunded: number;
  state: string;
}

export const control = (shop: SimulatedShop, path: string, body: object) =>
  fetch(shop.simulatorUrl + path, { method: "POST", body: JSON.stringify(body) });

export const chargesOf = async (shop: SimulatedShop) =>
  (await (await fetch(shop.simulatorUrl + PATHS.control.charges)).json()) as SimulatedCharge[];

export interface WrittenNotification {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The notifications of a payment, signed now; the provider does not send them while they are held. */
export async function writtenNotifications(shop: SimulatedShop, reference: string): Promise<WrittenNotification[]> {
  const all = (await (await fetch(shop.simulatorUrl + PATHS.control.notifications)).json()) as {
    reference: string;
    request: WrittenNotification;
  }[];
  return all.filter((written) => written.reference === reference).map(({ request }) => request);
}

/** Sends them all at once and returns the statuses. */
export const sendAll = (notifications: readonly WrittenNotification[]): Promise<number[]> =>
  Promise.all(
    notifications.map(async ({ method, url, headers, body }) => {
      const answer = await fetch(url, { method, headers, ...(method === "POST" ? { body } : {}) });
      await answer.text();
      return answer.status;
    }),
  );

interface BrokenAnswers {
  path: string;
  kind: string;
  seconds?: number;
  hasEffect?: boolean;
  times?: number;
}

/** Breaks answers of the provider's own calls, once by default. */
export const breakAnswers = (shop: SimulatedShop, broken: BrokenAnswers) =>
  control(shop, PATHS.control.answers, broken);

/** The provider's page of a payment, also when the shop never learned where it is. */
export async function tillOf(shop: SimulatedShop, reference: string): Promise<string> {
  const find = async () => {
    const all: { id: string; reference: string }[] = await (
      await fetch(shop.simulatorUrl + PATHS.control.purchases)
    ).json();
    return all.find((purchase) => purchase.reference === reference)?.id;
  };
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return `${shop.simulatorUrl}${PATHS.till}/${await find()}`;
}

/** A refund that was made on the provider's own pages. */
export const refundAtStripe = (shop: SimulatedShop, intent: string, cents: number) =>
  fetch(`${shop.simulatorUrl}${PATHS.stripe.refunds}`, {
    method: "POST",
    headers: { authorization: `Bearer ${STRIPE_ACCOUNT.secretKey}`, "idempotency-key": `outside-${intent}` },
    body: new URLSearchParams({ payment_intent: intent, amount: String(cents) }),
  });
