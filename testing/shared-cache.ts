import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { sessionCookieName } from "#domain/shared/limits/cookies.ts";
import { chooseEncoding } from "#platform/http/compression.ts";
import { freePort } from "./free-port.ts";
import { makeDataDir, removeDataDir } from "./throw-away-data.ts";

interface Ports {
  shop: number;
  purges: number;
}

export interface Edge {
  /** Where visitors come. */
  port: number;
  stop(): Promise<void>;
}

/** A cache in front of the shop: the real one where VARNISHD names it, else one in this process that does as docs/varnish.vcl says. */
export const startEdge = (ports: Ports): Promise<Edge> =>
  process.env.VARNISHD ? startVarnish(process.env.VARNISHD, ports) : startTwin(ports);

async function startVarnish(program: string, { shop, purges }: Ports): Promise<Edge> {
  const dir = makeDataDir();
  const file = join(dir, "shop.vcl");
  const vcl = readFileSync(join(import.meta.dirname, "../docs/varnish.vcl"), "utf8");
  writeFileSync(file, vcl.replace('.port = "3000"', `.port = "${shop}"`), { mode: 0o644 });
  const port = await freePort();
  const addresses = ["-a", `visitors=127.0.0.1:${port}`, "-a", `purges=127.0.0.1:${purges}`];
  const args = ["-F", "-j", "none", "-n", join(dir, "varnish"), ...addresses, "-f", file, "-s", "malloc,64m"];
  const varnish = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const said: Buffer[] = [];
  varnish.stderr.on("data", (chunk) => said.push(chunk));
  const ended = once(varnish, "exit");
  const stop = async () => {
    varnish.kill("SIGTERM");
    await ended;
    removeDataDir(dir);
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (varnish.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) return { port, stop };
    await setTimeout(100);
  }
  await stop();
  throw new Error(`Varnish did not start: ${Buffer.concat(said)}`);
}

interface Kept {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
  tags: string[];
  untilMs: number;
}

const PREFERENCE = /^\s*(?:currency_id|color_mode|product_layout)\s*=/;
const SESSION = new RegExp(
  `(?:^|;)\\s*(?:${sessionCookieName(true)}|${sessionCookieName(false)}|staff|__Host-staff)\\s*=`,
);

async function startTwin({ shop, purges }: Ports): Promise<Edge> {
  const kept = new Map<string, Kept>();

  async function visit(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = "", headers } = incoming;
    const { "x-forwarded-host": _, cookie = "", ...others } = headers;
    const mayKeep = (method === "GET" || method === "HEAD") && !SESSION.test(cookie);
    const encoding = chooseEncoding(headers["accept-encoding"], ["br", "gzip"]);
    const preferences = cookie.split(";").filter((part) => PREFERENCE.test(part));
    const key = JSON.stringify([headers.host?.toLowerCase(), url, encoding, preferences]);
    const found = mayKeep ? kept.get(key) : undefined;
    if (found && found.untilMs > performance.now()) return deliver(incoming, response, found);
    const asked = mayKeep ? { ...others, "accept-encoding": encoding } : others;
    delete asked["if-none-match"];
    const fetched = await ask(shop, { method: mayKeep ? "GET" : method, url, headers: { ...asked, cookie } });
    if (mayKeep && fetched.untilMs > 0 && !fetched.headers["set-cookie"]) kept.set(key, fetched);
    deliver(incoming, response, fetched);
  }

  const visitors = await listen(0, (incoming, response) => void visit(incoming, response));
  const purging = await listen(purges, ({ method, headers }, response) => {
    const dropped = String(headers.xkey).split(" ");
    for (const [key, { tags }] of kept) if (tags.some((tag) => dropped.includes(tag))) kept.delete(key);
    response.writeHead(method === "PURGE" ? 200 : 405).end();
  });
  return {
    port: portOf(visitors),
    stop: async () => {
      for (const server of [visitors, purging]) {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      }
    },
  };
}

async function listen(port: number, handle: Parameters<typeof createServer>[1]): Promise<Server> {
  const server = createServer(handle).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

async function ask(
  port: number,
  { url, ...options }: { method: string | undefined; url: string; headers: IncomingMessage["headers"] },
): Promise<Kept> {
  const sent = request({ port, host: "127.0.0.1", path: url, agent: false, ...options }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const { "surrogate-control": life, xkey, ...headers } = answer.headers;
  const seconds = Number(/^max-age=(\d+)$/.exec(String(life))?.[1] ?? 0);
  return {
    status: answer.statusCode ?? 0,
    headers,
    body: await buffer(answer),
    tags: String(xkey ?? "").split(" "),
    untilMs: seconds > 0 ? performance.now() + seconds * 1_000 : 0,
  };
}

function deliver(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Kept,
) {
  const isKnown = headers.etag !== undefined && asked["if-none-match"] === headers.etag;
  response.writeHead(isKnown ? 304 : status, headers).end(isKnown || method === "HEAD" ? undefined : body);
}
