import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that the system gives to outgoing connections: a server that is killed finds its port free again. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port that no other caller is given while this process lives, even when the server that uses it restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
}

/** Holds the UDP port of the same number: the system gives it to one process alone, and takes it back at its end. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket("udp4").unref().bind({ port, address: "127.0.0.1", exclusive: true });
  try {
    await once(socket, "listening");
    return true;
  } catch {
    socket.close();
    return false;
  }
}

/** On every address, as servers listen. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
