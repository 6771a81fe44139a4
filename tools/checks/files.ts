import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { SourceFile } from "./source.ts";

/** Tailwind's theme, because it defines names that our styles may use. */
const borrowed = ["node_modules/tailwindcss/theme.css"];

/** Tracked files and those about to be tracked, without pictures and fonts. */
export function readRepository(): SourceFile[] {
  // A checkout may belong to someone else (a container, a mounted folder); reading its list of files is harmless.
  const listed = execFileSync(
    "git",
    ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const paths = new Set([...listed.split("\0").filter(Boolean), ...borrowed]);
  return [...paths].sort().flatMap((path) => readText(path) ?? []);
}

function readText(path: string): SourceFile | undefined {
  try {
    const text = readFileSync(path, "utf8");
    return text.includes("\0") ? undefined : { path, text };
  } catch (error) {
    // Deleted but still in Git's index, or a link to a folder.
    if (["ENOENT", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
