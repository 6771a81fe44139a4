import { execFileSync, spawnSync } from "node:child_process";
import { DatabaseUnavailable } from "../errors.ts";

/** The identity PostgreSQL runs under; undefined stands for that of this process. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses uid 0, so for root it runs as the system user `postgres`, or `nobody` where there is none. */
export function databaseUser(): RunAs {
  if (!isRoot()) return undefined;
  const user = systemUser("postgres") ?? systemUser("nobody");
  if (user) return user;
  throw new DatabaseUnavailable(
    "PostgreSQL refuses to run as root and this machine has neither a user postgres nor a user nobody: " +
      "start as an ordinary user or set DATABASE_URL.",
  );
}

export function systemUser(name: string): { uid: number; gid: number } | undefined {
  const ask = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: ask("-u"), gid: ask("-g") };
  } catch {
    return undefined;
  }
}

/** Tried rather than computed from mode bits, which know nothing of access lists, namespaces or mount options. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  return runSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], runAs).status === 0;
}

export function runSync(command: string, args: string[], runAs: RunAs) {
  return spawnSync(command, args, spawnOptions(runAs));
}

/** The root folder as working directory: that of this process may be closed to the other user. */
export function spawnOptions(runAs: RunAs) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|LD_)/.test(name));
  return {
    ...runAs,
    cwd: "/",
    encoding: "utf8" as const,
    env: { ...Object.fromEntries(inherited), LC_ALL: "C" },
  };
}
