import path from "node:path";
import { ensureBuilt, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";

// What is built already needs no build tools: a server may be installed with `npm ci --omit=dev`.
const node = await ensureInstalled({ withTools: !isBuilt() });
// Halves the time to load the server from the second start on.
const compileCache = process.env.NODE_COMPILE_CACHE ?? path.join(root, "node_modules/.cache/crossdock-server");
const env = { NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache };
const serve = () => run(node, ["server/main.ts"], { env });
process.exitCode = (await ensureBuilt(node)) || (await serve());
