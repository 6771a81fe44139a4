import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { breakAnswer } from "./broken-answers.ts";
import { carrierControlRoutes } from "./carriers/control.ts";
import { carrierRoutes } from "./carriers/routes.ts";
import { controlRoutes } from "./control.ts";
import { type Answer, findRoute, json, type Route } from "./http.ts";
import { paypalRoutes } from "./paypal/routes.ts";
import { payseraRoutes } from "./paysera/routes.ts";
import { stripeRoutes } from "./stripe/routes.ts";
import { tillRoutes } from "./till/routes.ts";
import { SINK_PATH } from "./vendors/sink.ts";
import { createWorld, type World } from "./world.ts";

/** Everybody who reaches it can pay, refund and break: nobody outside of this machine may, unless that is wanted. */
const LOOPBACK = "127.0.0.1";

export interface SimulatorOptions {
  port: number;
  /** On which address it listens; that of this machine alone when left out. */
  bindAddress?: string | undefined;
  /** Where notifications go, e.g. http://127.0.0.1:3000. */
  shopUrl: string;
  /** The address for a payer's browser; http://localhost with the port when left out. */
  publicUrl?: string;
  /** How often the demo's clock takes every parcel a step further; it stands still when left out. */
  parcelStepMs?: number | undefined;
}

export interface Simulator {
  url: string;
  stop(): Promise<void>;
}

/** Three payment providers with their tills, two carriers and a vendor sink, behind one port. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const world = createWorld({ own: "", shop: options.shopUrl });
  const routes = [
    ...stripeRoutes(world),
    ...paypalRoutes(world),
    ...payseraRoutes(world),
    ...tillRoutes(world),
    ...controlRoutes(world),
    ...carrierRoutes(world),
    ...carrierControlRoutes(world.fleet),
  ];
  const server = createServer((request, response) => {
    answer(world, routes, request, response).catch(() => response.destroy());
  });
  server.listen(options.port, options.bindAddress ?? LOOPBACK);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  world.addresses.own = options.publicUrl ?? `http://localhost:${port}`;
  const { parcelStepMs } = options;
  const clock = parcelStepMs === undefined ? undefined : setInterval(world.fleet.advanceAll, parcelStepMs).unref();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      clearInterval(clock);
      world.reset();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function answer(world: World, routes: Route[], request: IncomingMessage, response: ServerResponse) {
  const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://simulator");
  const { method = "GET", headers } = request;
  const body = await readText(request);
  const isForVendors = path === SINK_PATH || path.startsWith(`${SINK_PATH}/`);
  const asked = { method, path, query, headers, body };
  const found = isForVendors ? { route: world.vendors, id: "" } : findRoute(routes, method, path);
  if (!found) return send(response, json(404, { error: { type: "invalid_request_error", message: "Unknown path" } }));
  const run = async () => found.route.handle({ ...asked, id: found.id });
  const broken = world.brokenAnswers.take(path);
  if (!broken) return send(response, await run());
  const gone = new AbortController();
  response.on("close", () => gone.abort());
  await send(response, await breakAnswer(broken, run, gone.signal));
}

async function send(response: ServerResponse, { status, headers, body, msPerByte }: Answer): Promise<void> {
  response.writeHead(status, headers);
  for (const character of msPerByte ? body : []) {
    if (response.destroyed) return;
    response.write(character);
    await setTimeout(msPerByte, undefined, { ref: false });
  }
  response.end(msPerByte ? "" : body);
}
