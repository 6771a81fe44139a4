import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/**
 * Native packages name a binary for every platform, and some registries hold only those for Linux. npm then leaves the
 * others out of the lock file and `npm ci` refuses it. This puts them back by name, so that one lock file serves all;
 * run it after `npm install`.
 */
const lockFile = path.join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(lockFile, "utf8"));

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const processors = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

/** `…-linux-x64-musl` runs on Linux, x64, with musl. */
function platformOf(name) {
  const os = systems.find((system) => name.includes(`-${system}`));
  const cpu = processors.find((processor) => name.includes(processor));
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(name.includes("musl") ? { libc: ["musl"] } : {}),
  };
}

for (const [location, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  if (location === "") continue;
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const known = [`${location}/node_modules/${name}`, `node_modules/${name}`].some((entry) => entry in lock.packages);
    if (known || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
