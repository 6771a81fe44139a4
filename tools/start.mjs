import { ensureBuilt, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runInOurPlace } from "./run.mjs";

// What is built already needs no build tools: a server may be installed with `npm ci --omit=dev`.
const node = await ensureInstalled({ withTools: !isBuilt() });
await ensureBuilt(node);
process.exitCode = await runInOurPlace(node, ["server/main.ts"], { NODE_ENV: "production" });
