import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { createSessionCache } from "./session-cache.ts";
import * as store from "./session-store.ts";

const loadSession = vi.spyOn(store, "loadSession");
const updateLastSeen = vi.spyOn(store, "updateLastSeen");

const log = { warn: vi.fn(), error: vi.fn() };
const now = new Date("2026-11-15T10:00:00Z");
const token = newToken();
const session = { createdAtMs: now.getTime(), lastSeenAtMs: now.getTime(), user: { id: 7 } } as store.StoredSession;

let sessions: ReturnType<typeof createSessionCache>;
beforeEach(() => {
  loadSession.mockReset();
  updateLastSeen.mockReset().mockResolvedValue(undefined as never);
  sessions = createSessionCache({} as Database, () => now);
});

afterAll(() => vi.restoreAllMocks());

const find = () => sessions.find(token, "lt", log);

test("T025 does not cache a session that was being read when its user was dropped", async () => {
  const { promise, resolve } = Promise.withResolvers<store.StoredSession>();
  loadSession.mockReturnValueOnce(promise).mockResolvedValueOnce(undefined);
  const asked = find();
  sessions.forget(7);
  resolve(session);
  await asked;
  expect(await find()).toBeNull();
});

test("T025 reads a session once until its user is dropped", async () => {
  loadSession.mockResolvedValue(session);
  expect([await find(), await find()]).toEqual([{ id: 7 }, { id: 7 }]);
  sessions.forget(8);
  await find();
  expect(loadSession).toHaveBeenCalledTimes(1);
  sessions.forget(7);
  await find();
  expect(loadSession).toHaveBeenCalledTimes(2);
  expect(updateLastSeen).not.toHaveBeenCalled();
});
