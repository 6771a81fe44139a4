import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { simulatorAccess } from "#simulator/protocol.ts";
import { type Simulator, startSimulator } from "#simulator/start-simulator.ts";

export { CARRIERS } from "#simulator/carriers/fleet.ts";
export { PATHS, simulatorCarriers } from "#simulator/protocol.ts";

export interface ReceivedNotification {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A simulator, and a shop that only records its notifications. */
export async function openSimulatedShop() {
  const notifications: ReceivedNotification[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", headers, url = "/" } = request;
    notifications.push({ method, url: new URL(url, "http://shop"), headers, body: await text(request) });
    response.writeHead(answers.shift() ?? 200).end("OK");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator: Simulator = await startSimulator({ port: 0, shopUrl });
  return {
    url: simulator.url,
    shopUrl,
    access: simulatorAccess(simulator.url),
    notifications,
    /** The next statuses of the shop, instead of 200. */
    answers,
    /** Waits until the shop has received so many. */
    waitForNotifications: async (times: number): Promise<ReceivedNotification[]> => {
      for (let waited = 0; notifications.length < times && waited < 5_000; waited += 10) await setTimeout(10);
      return notifications;
    },
    post: (path: string, body: object | string, headers: Record<string, string> = {}) =>
      fetch(simulator.url + path, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers,
        redirect: "manual",
      }),
    get: async <Value>(path: string, headers: Record<string, string> = {}): Promise<Value> =>
      (await fetch(simulator.url + path, { headers })).json() as Promise<Value>,
    close: async () => {
      await simulator.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

export type SimulatedShop = Awaited<ReturnType<typeof openSimulatedShop>>;

/** Presses a button of the till; the answer says where the payer's browser goes. */
export async function pressAtTill(shop: SimulatedShop, id: string, fields: Record<string, string>): Promise<string> {
  const answer = await shop.post(`/till/${id}`, new URLSearchParams(fields).toString());
  return answer.headers.get("location") ?? "";
}
