import { once } from "node:events";
import { createServer } from "node:net";
import { draw } from "./build.mjs";
import { describeServices, devServices } from "./dev-services.mjs";
import { ensureInstalled } from "./install.mjs";
import { isInterrupted, run } from "./run.mjs";

/** The ports after the shop's, unless something else has them. */
async function findPorts({ SIMULATOR_PORT, PORT = "3000" }) {
  const find = async (preferred) => (await listenOnce(preferred)) ?? (await listenOnce(0));
  return {
    simulatorPort: SIMULATOR_PORT ? Number(SIMULATOR_PORT) : await find(Number(PORT) + 1),
    backofficePort: await find(Number(PORT) + 2),
  };
}

async function listenOnce(port) {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return address.port;
}

/** One that ends by itself ends the others. */
async function runAll(node, services) {
  const ended = new AbortController();
  const codes = services.map(async ({ args, env }) => {
    const code = await run(node, args, { env: { NODE_ENV: "development", ...env }, signal: ended.signal });
    ended.abort();
    return code;
  });
  return Promise.all(codes);
}

const node = await ensureInstalled();
const drawn = await draw(node);
if (drawn !== 0) process.exit(drawn);
const services = devServices(process.env, await findPorts(process.env));
console.log(describeServices(services));
const codes = await runAll(node, services);
process.exitCode = isInterrupted() ? 0 : (codes.find((code) => code !== 0) ?? 0);
