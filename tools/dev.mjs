import { draw } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runInOurPlace } from "./run.mjs";

const node = await ensureInstalled();
await draw(node);
// What pages are made of is Vite's to watch; these folders are loaded by the server itself.
const watched = ["server", "contracts", "domain", "i18n"].map((folder) => `--watch-path=${folder}`);
const args = [...watched, "--watch-preserve-output", "server/main.ts"];
process.exitCode = await runInOurPlace(node, args, { NODE_ENV: "development" });
