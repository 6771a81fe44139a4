import { ensureBuilt, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";

// What is built already needs no build tools: a server may be installed with `npm ci --omit=dev`.
const node = await ensureInstalled({ withTools: !isBuilt() });
const serve = () => run(node, ["server/main.ts"], { env: { NODE_ENV: "production" } });
process.exitCode = (await ensureBuilt(node)) || (await serve());
