import { draw } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";

const node = await ensureInstalled();
// What pages are made of is Vite's to watch; these folders are loaded by the server itself.
const watched = ["server", "contracts", "domain", "i18n"].map((folder) => `--watch-path=${folder}`);
const args = [...watched, "--watch-preserve-output", "server/main.ts"];
const serve = () => run(node, args, { env: { NODE_ENV: "development" } });
process.exitCode = (await draw(node)) || (await serve());
