import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Where `npm start` serves the shop and its payment simulator. */
const DEFAULT_PORTS = [3000, 3001];

/**
 * A test that relies on a default port would fail beside a running shop. So it fails always: both ports are in use
 * during every run, by that shop or by this.
 */
export default async function occupyDefaultPorts(): Promise<() => void> {
  const servers = await Promise.all(DEFAULT_PORTS.map(occupy));
  return () => {
    for (const server of servers) server.close();
  };
}

async function occupy(port: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(port);
  server.unref();
  await once(server, "listening").catch(() => "in use already");
  return server;
}
