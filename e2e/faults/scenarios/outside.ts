import { imageAddress } from "#domain/shared/images/image-address.ts";
import { IMAGE_SIDES, normalModifiers } from "#domain/shared/images/modifiers.ts";
import { startTestSmtp } from "#testing/operations/smtp.ts";
import { newBuyer } from "../rig/buyer.ts";
import { pay } from "../rig/checkout.ts";
import { becomes, becomesPaid } from "../rig/order-states.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import { send } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

const HEADERS = { host: "lt.localhost" };
const PAGES = ["/en", "/en/marketplace", "/en/dealzone", "/en/accessibility"];

const get = ({ port }: Shop, path: string) => send(port, { method: "GET", path, headers: HEADERS, body: "" });

/** Drawings in sizes that nobody has asked for yet: far more than are made at once. */
async function askForPictures(shop: Shop): Promise<{ pending(): number; answered: Promise<unknown> }> {
  const { body } = await get(shop, "/en/marketplace");
  const drawings = [...new Set(Array.from(body.matchAll(/drawn\/[\w-]+\.svg/g), ([name]) => name))];
  let pending = 0;
  const asked = drawings.slice(0, 6).flatMap((name) =>
    IMAGE_SIDES.map(async (width) => {
      pending += 1;
      await get(shop, imageAddress(name, normalModifiers({ width, format: "avif" })));
      pending -= 1;
    }),
  );
  return { pending: () => pending, answered: Promise.all(asked) };
}

/** F24: the mail server says nothing, and pictures are waited for. Pages and calls are answered meanwhile. */
export const outsideHangs: Scenario = {
  id: "F24",
  title: "the mail server hangs and pictures are waited for",
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    const mail = await startTestSmtp();
    shop.atClose(mail.close);
    mail.waiting = [];
    await shop.start({ SMTP_URL: mail.url });
    const { checkout, start } = await startPurchase(shop);
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, checkout.slug), "the order is paid");
    expect(await becomes(async () => (mail.waiting?.length ?? 0) > 0), "a mail is waiting for its server");
    const pictures = await askForPictures(shop);
    for (const path of PAGES) expect((await get(shop, path)).status === 200, `${path} is answered`);
    const { checkout: other } = await readyCheckout(shop);
    expect((await pay(other)).status === 200, "another buyer pays");
    const email = `${other.slug.slice(0, 12)}@example.com`.toLowerCase();
    const asked = await newBuyer(shop).call("/newsletter/subscribe", { email, locale: "lt" });
    expect(asked.status === 200, `a call that sends a mail was answered with ${asked.status}`);
    expect(mail.received.length === 0 && mail.waiting !== null, "no mail has been sent by then");
    expect(pictures.pending() > 0, "pictures are still waited for by then");
    mail.greet();
    faultEnds();
    await pictures.answered;
    expect(await becomes(async () => mail.received.length > 0, 60_000), "the mail is sent in the end");
  },
};
