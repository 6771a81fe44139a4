import { freePort } from "#testing/free-port.ts";
import { openBalancer } from "../rig/balancer.ts";
import { pay } from "../rig/checkout.ts";
import { nextRelease } from "../rig/next-release.ts";
import { becomes, becomesPaid } from "../rig/order-states.ts";
import { readyCheckout } from "../rig/purchase.ts";
import { send } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

/** Open pages request this id once a minute; a different one brings the notice of a new build (BUILD-01). */
async function latestBuild(shop: Shop): Promise<string> {
  const headers = { host: "lt.localhost" };
  const { body } = await send(shop.port, { method: "GET", path: "/builds/latest.json", headers, body: "" });
  return JSON.parse(body).id;
}

async function buy(shop: Shop): Promise<string> {
  const { checkout } = await readyCheckout(shop);
  const { body } = await pay(checkout);
  await shop.simulator.press(body.redirect_url ?? "", "pay");
  return checkout.slug;
}

/** F26: a process of the next release migrates, serves beside the old one and takes its place, while buyers buy. */
export const rollingDeploy = (buyers: number): Scenario => ({
  id: "F26",
  title: `a new release takes over while ${buyers} buyers buy`,
  startsShop: true,
  run: async ({ shop, expect, faultEnds }) => {
    const [oldPort, newPort] = [await freePort(), await freePort()];
    const balancer = await openBalancer(shop.port);
    shop.atClose(balancer.close);
    const oldProcess = shop.launch({ PORT: String(oldPort) });
    await oldProcess.opened();
    balancer.sendTo([oldPort]);
    const oldBuild = await latestBuild(shop);
    const bought: string[] = [];
    let isOver = false;
    const buying = Promise.all(
      Array.from({ length: buyers }, async () => {
        while (!isOver) bought.push(await buy(shop));
      }),
    );
    buying.catch(() => undefined);
    const aRoundMore = () => {
      const before = bought.length;
      return becomes(async () => bought.length >= before + buyers, 60_000);
    };
    await aRoundMore();
    const newProcess = shop.launch({ PORT: String(newPort) }, nextRelease(shop));
    await newProcess.opened();
    balancer.sendTo([oldPort, newPort]);
    await aRoundMore();
    balancer.sendTo([newPort]);
    oldProcess.signal("SIGTERM");
    const { code } = await oldProcess.exited();
    await aRoundMore();
    isOver = true;
    await buying;
    faultEnds();
    const failed = shop.history.exchanges.filter(({ status }) => status !== 200);
    expect(failed.length === 0, `${failed.length} requests failed: ${JSON.stringify(failed[0])}`);
    expect(code === 0, `the old process ended with ${code}`);
    for (const slug of bought) expect(await becomesPaid(shop, slug), `${slug} is paid`);
    expect((await latestBuild(shop)) !== oldBuild, "open pages are told of the new build");
  },
});
