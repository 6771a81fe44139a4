import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";
import { memoryLimits } from "./server-flags.mjs";

const node = await ensureInstalled({ withTools: false });
// Halves the time to load the server from the second start on.
const compileCache = process.env.NODE_COMPILE_CACHE ?? path.join(root, "build/compile-cache");
const limits = memoryLimits(process.env);
const env = { NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache, ...limits.env };
const serve = () => run(node, [...limits.flags, "server/main.ts"], { env });
process.exitCode = (await ensureBuilt(node)) || (await serve());
