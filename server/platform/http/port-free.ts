import { once } from "node:events";
import { createServer } from "node:net";

/** Fails as listening would, before anything else is started. */
export async function assertPortFree(port: number, address: string): Promise<void> {
  const probe = createServer().listen(port, address);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
