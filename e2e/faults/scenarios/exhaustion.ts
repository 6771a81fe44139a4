import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { pay } from "../rig/checkout.ts";
import { becomesPaid } from "../rig/order-states.ts";
import { readyCheckout } from "../rig/purchase.ts";
import { send } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

const OPEN_FILES = 200;
/** Longer than connections that say nothing are kept when there are too many. */
const SETTLED_MS = 2_000;

async function openConnection({ port }: Shop): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return socket;
}

/** F27: more connections than the process may have open files. */
export const filesExhausted: Scenario = {
  id: "F27",
  title: `${2 * OPEN_FILES} connections to a process that may open ${OPEN_FILES} files`,
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    await shop.start({}, { openFiles: OPEN_FILES });
    const crowd = await Promise.all(Array.from({ length: 2 * OPEN_FILES }, () => openConnection(shop)));
    await setTimeout(SETTLED_MS);
    const page = { method: "GET", path: "/en/marketplace", headers: { host: "lt.localhost" }, body: "" } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(shop.port, page)));
    const odd = answers.filter(({ status, headers }) => status !== 503 || !(Number(headers["retry-after"]) > 0));
    expect(odd.length === 0, `too much was answered with ${odd.map(({ status }) => status)}`);
    for (const socket of crowd) socket.destroy();
    faultEnds();
    await setTimeout(SETTLED_MS);
    const { checkout } = await readyCheckout(shop);
    const { body } = await pay(checkout);
    await shop.simulator.press(body.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, checkout.slug), "the next buyer buys");
    const broken = shop.history.exchanges.filter(({ status }) => status !== 200);
    expect(broken.length === 0, `afterwards a request failed: ${JSON.stringify(broken[0])}`);
  },
};
