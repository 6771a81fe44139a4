import { Client } from "pg";
import { DatabaseUnavailable, isMissingSocket, systemErrorCode } from "./errors.ts";

const CONNECT_TIMEOUT_MS = 10_000;

/** A connection outside of any pool; fails with a sentence that names the address without the password. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without a listener a connection lost between two queries would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const reason = error instanceof Error && error.message ? error.message : systemErrorCode(error);
    throw new DatabaseUnavailable(`The database at ${addressOf(url)} cannot be reached (${reason}).`, { cause: error });
  }
}

/** Whether the server cannot be reached, as opposed to refusing the connection. */
export function isLostConnection(error: unknown): boolean {
  const reason = error instanceof DatabaseUnavailable ? error.cause : error;
  if (!(reason instanceof Error)) return false;
  const code = systemErrorCode(reason);
  // 57P is PostgreSQL's "shutting down" and "not ready yet"; without a code, pg found its socket closed.
  return (
    /^(ECONN|EPIPE|57P)/.test(code) || isMissingSocket(reason) || reason.message.startsWith("Connection terminated")
  );
}

function addressOf(url: string): string {
  if (!URL.canParse(url)) return "an address that is not a URL";
  const { host, pathname } = new URL(url);
  return `${host || "the local socket"}${pathname}`;
}
