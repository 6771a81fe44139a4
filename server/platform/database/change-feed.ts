import pg from "pg";

const CHANNEL = "crossdock_changes";
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/** Errors are reported; the other listeners are called all the same. */
type ChangeListener = (tag: string) => void | Promise<void>;

export interface ChangeFeed {
  /** Calls back with the tag that changed, or with "*" when changes may have been missed. */
  subscribe(listener: ChangeListener): void;
  close(): Promise<void>;
}

/** Listens to the changes of all processes (PostgreSQL NOTIFY), and connects again when the connection is lost. */
export async function openChangeFeed(url: string, onError: (error: Error) => void): Promise<ChangeFeed> {
  const listeners = new Set<ChangeListener>();
  const announce = (tag: string) => {
    for (const listener of listeners) void call(listener, tag);
  };
  const call = async (listener: ChangeListener, tag: string) => {
    try {
      await listener(tag);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: "crossdock", keepAlive: true });
    fresh.on("notification", ({ payload }) => announce(payload ?? "*"));
    fresh.on("error", onError);
    fresh.once("end", () => {
      if (client === fresh) reconnect(FIRST_RETRY_MS);
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  function reconnect(delayMs: number): void {
    if (closed) return;
    client = null;
    retry = setTimeout(() => {
      connect().then(
        () => announce("*"),
        () => reconnect(Math.min(delayMs * 2, LONGEST_RETRY_MS)),
      );
    }, delayMs);
  }

  await connect();
  return {
    subscribe: (listener) => listeners.add(listener),
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
