import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface Balancer {
  /** New connections go to these ports in turn; open connections stay. */
  sendTo(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** A load balancer for the processes of a shop, so that one of them can be replaced. */
export async function openBalancer(port: number): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let targets: readonly number[] = [];
  let connections = 0;
  const server = createServer((client) => {
    connections += 1;
    const upstream = connect(targets[connections % targets.length] ?? 0, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => sockets.delete(from));
      from.pipe(to);
    }
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    sendTo: (ports) => {
      targets = ports;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
