import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { find, idsOf, product } from "./contract/sample.ts";
import type { EmbeddedSearchEngine } from "./search-engine.ts";
import { startSearchWorker } from "./search-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "crossdock-search-"));
const entry = new URL("./contract/sample-worker.ts", import.meta.url);
let engine: EmbeddedSearchEngine;

afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

test("CATALOG-06 a worker builds from its source by itself, saves and restores", async () => {
  engine = startSearchWorker({ entry });
  await engine.rebuild({ count: 50 });
  expect((await find(engine, { text: "lamp" })).total).toBe(50);
  const file = join(folder, "snapshot");
  await engine.snapshot(file, "7");
  await engine.remove([1]);
  expect(await engine.restore(file)).toBe("7");
  expect(await engine.stats()).toMatchObject({ documents: 50 });
});

test("a call that fails rejects, and the worker goes on", async () => {
  engine = startSearchWorker();
  await expect(engine.upsert([product({ id: -1 })])).rejects.toThrow("Not the id of a document");
  await engine.upsert([product({ id: 1 })]);
  expect(await idsOf(engine, {})).toEqual([1]);
});

test("F23 a worker that dies fails its calls at once and says so; a closed one refuses", async () => {
  const onLost = vi.fn();
  engine = startSearchWorker({ entry, onLost });
  const rebuilding = engine.rebuild({ count: 10, exitAfter: 5 });
  await expect(rebuilding).rejects.toThrow("ended");
  expect(onLost).toHaveBeenCalledOnce();
  await expect(engine.stats()).rejects.toThrow("ended");
  const closed = startSearchWorker({ onLost });
  await closed.close();
  await expect(closed.stats()).rejects.toThrow("closed");
  expect(onLost).toHaveBeenCalledOnce();
});

test("F29 a rebuild that is under way when the worker is closed ends as well, so that a process can stop", async () => {
  const closing = startSearchWorker({ entry });
  const rebuilding = closing.rebuild({ count: 1_000_000 });
  const refused = expect(rebuilding).rejects.toThrow("closed");
  await closing.stats();
  await closing.close();
  await refused;
});
