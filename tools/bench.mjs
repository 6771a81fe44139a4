import { existsSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureBenchPackages, ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";

// `node tools/bench.mjs pages` runs bench/pages.ts on the built product; what follows goes to the bench.
const IN_A_BROWSER = ["lighthouse", "navigation"];
const [name = "", ...args] = process.argv.slice(2);
const file = path.join("bench", `${name}.ts`);
if (!/^[\w-]+$/.test(name) || !existsSync(path.join(root, file))) {
  console.error(`There is no bench of this name: ${name}`);
  process.exit(1);
}
const node = await ensureInstalled();
await ensureBenchPackages();
const env = IN_A_BROWSER.includes(name) ? await ensureChromium(node) : {};
process.exitCode = env ? (await ensureBuilt(node)) || (await run(node, [file, ...args], { env })) : 1;
