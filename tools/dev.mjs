import { once } from "node:events";
import { createServer } from "node:net";
import { draw } from "./build.mjs";
import { describeServices, devServices } from "./dev-services.mjs";
import { ensureInstalled } from "./install.mjs";
import { isInterrupted, run } from "./run.mjs";

/** The port after the shop's, unless something else has it. */
async function findSimulatorPort({ SIMULATOR_PORT, PORT = "3000" }) {
  if (SIMULATOR_PORT) return Number(SIMULATOR_PORT);
  return (await listenOnce(Number(PORT) + 1)) ?? (await listenOnce(0));
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
const services = devServices(process.env, await findSimulatorPort(process.env));
console.log(describeServices(services));
const codes = await runAll(node, services);
process.exitCode = isInterrupted() ? 0 : (codes.find((code) => code !== 0) ?? 0);
