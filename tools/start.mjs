import path from "node:path";
import { ensureBuilt, isBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { isInterrupted, root, run } from "./run.mjs";
import { memoryLimits } from "./server-flags.mjs";

const node = await ensureInstalled({ withTools: false });
// Halves the time to load the server from the second start on.
const compileCache = process.env.NODE_COMPILE_CACHE ?? path.join(root, "build/compile-cache");
const limits = memoryLimits(process.env);
const env = { NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache, ...limits.env };
const serve = () => run(node, [...limits.flags, "server/main.ts"], { env });
// Building leaves a core free. Why a database cannot be made ready is said by the start itself.
const prepare = () => run(node, ["server/prepare.ts"], { env, silent: true });
const [built = 0] = await Promise.all(isBuilt() ? [] : [ensureBuilt(node, { force: true }), prepare()]);
process.exitCode = built || (isInterrupted() ? 1 : await serve());
