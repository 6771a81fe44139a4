import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { describeFileStorage } from "./contract/describe-file-storage.ts";
import { incomingFolder, localFolder } from "./local-folder.ts";

const root = mkdtempSync(join(tmpdir(), "crossdock-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describeFileStorage("a folder of this machine", () => localFolder(join(root, "contract")));

test("F36 a write that fails leaves nothing, and the next one succeeds", async () => {
  const dir = join(root, "broken");
  const storage = localFolder(dir);
  // In the way of the folder that the key would be in.
  await mkdir(join(dir, "stored"), { recursive: true });
  await writeFile(join(dir, "stored", "ab"), "");
  await expect(storage.put("ab1", Buffer.from("content"))).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await storage.keys()).not.toContain("ab1");
  expect(await readdir(incomingFolder(dir))).toEqual([]);
  await storage.put("cd1", Buffer.from("content"));
  expect(await storage.keys()).toContain("cd1");
});
