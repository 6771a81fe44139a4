import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { countStatements, type Statements } from "./statement-counter.ts";

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Cuts the connection instead of passing on the next answers to COMMIT: committed, but the client cannot know. */
  loseNextCommits(times: number): void;
  /** Nothing passes any more, and nothing is cut: the database seems frozen (F08). */
  freeze(): void;
  /** Every connection is cut and no new one is made: the database is being restarted (F08). */
  goAway(): void;
  /** Everything passes again. */
  comeBack(): void;
  /** How many answers were lost. */
  lost(): number;
  /** Statements of the shop's pool so far; those of its jobs do not count. */
  statements: Statements;
  close(): Promise<void>;
}

/** PostgreSQL's answer to COMMIT: a CommandComplete message whose tag says so. */
const COMMITTED = Buffer.from("COMMIT\0");
/** The application name of the shop's pool; jobs have a longer one. */
const OF_THE_SHOP = Buffer.from("application_name\0crossdock\0");

/** A proxy between the shop and PostgreSQL that can drop answers to COMMIT (F09), freeze and go away (F08). */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const statements: Statements = { queries: 0, boundaries: 0 };
  let toLose = 0;
  let lost = 0;
  let state: "passes" | "frozen" | "away" = "passes";
  const server = createServer((client) => {
    if (state === "away") return void client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let isShops = false;
    const count = countStatements(statements);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (state === "frozen") from.pause();
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    client.on("data", (chunk) => {
      isShops ||= chunk.includes(OF_THE_SHOP);
      if (isShops) count(chunk);
      upstream.write(chunk);
    });
    upstream.on("data", (chunk) => {
      if (toLose === 0 || !isShops || !chunk.includes(COMMITTED)) return void client.write(chunk);
      toLose -= 1;
      lost += 1;
      client.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  // Not through the Unix socket.
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    lost: () => lost,
    statements,
    loseNextCommits: (times) => {
      toLose = times;
    },
    freeze: () => {
      state = "frozen";
      for (const socket of sockets) socket.pause();
    },
    goAway: () => {
      state = "away";
      for (const socket of sockets) socket.destroy();
    },
    comeBack: () => {
      state = "passes";
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
