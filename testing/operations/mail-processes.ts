import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

interface Order {
  databaseUrl: string;
  smtpUrl: string;
  to: string;
  /** Whether it also sends queued mails. */
  works: boolean;
}

/** A process that has committed a mail, and may already be sending it. */
export async function startMailProcess({ databaseUrl, smtpUrl, to, works }: Order): Promise<ChildProcess> {
  const order = [databaseUrl, smtpUrl, to, works ? "work" : "idle"];
  const child = fork(fileURLToPath(new URL("./mail-child.ts", import.meta.url)), order, { execArgv: [] });
  await once(child, "message");
  return child;
}
