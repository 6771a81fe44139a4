import { existsSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";

/** The shop behind a real Varnish. Apart from `npm test`, because only root can install Varnish. */
const varnishd = process.env.VARNISHD ?? "/usr/sbin/varnishd";
const packages = ["varnish", "varnish-modules"];
const aptGet = "/usr/bin/apt-get";

async function install() {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  console.log("Installing Varnish…");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(aptGet, ["update", "-qq"], { env, quiet: true });
  await run(aptGet, ["install", "-y", "-qq", ...packages], { env, quiet: true });
}

if (!existsSync(varnishd)) await install();
if (existsSync(varnishd)) {
  const node = await ensureInstalled();
  const tests = ["node_modules/vitest/vitest.mjs", "run", "e2e/conformance/shared-cache.test.ts"];
  process.exitCode = (await ensureBuilt(node)) || (await run(node, tests, { env: { VARNISHD: varnishd } }));
} else {
  console.error(
    `Varnish is missing and could not be installed: install it (on Debian: apt-get install ${packages.join(" ")}) or set VARNISHD.`,
  );
  process.exitCode = 1;
}
