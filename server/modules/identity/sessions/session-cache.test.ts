import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { newToken } from "../../../platform/secret-token.ts";
import { createSessionCache } from "./session-cache.ts";
import { loadSession, type StoredSession, updateLastSeen } from "./session-store.ts";

vi.mock(
  import("./session-store.ts"),
  () => ({ loadSession: vi.fn(), updateLastSeen: vi.fn(async () => undefined) }) as never,
);

const log = { warn: vi.fn(), error: vi.fn() };
const now = new Date("2026-11-15T10:00:00Z");
const token = newToken();
const session = { createdAtMs: now.getTime(), lastSeenAtMs: now.getTime(), user: { id: 7 } } as StoredSession;

let sessions: ReturnType<typeof createSessionCache>;
beforeEach(() => {
  vi.resetAllMocks();
  sessions = createSessionCache({} as Database, () => now);
});

const find = () => sessions.find(token, "lt", log);

test("T025 does not cache a session that was being read when its user was dropped", async () => {
  const { promise, resolve } = Promise.withResolvers<StoredSession>();
  vi.mocked(loadSession).mockReturnValueOnce(promise).mockResolvedValueOnce(undefined);
  const asked = find();
  sessions.forget(7);
  resolve(session);
  await asked;
  expect(await find()).toBeNull();
});

test("T025 reads a session once until its user is dropped", async () => {
  vi.mocked(loadSession).mockResolvedValue(session);
  expect([await find(), await find()]).toEqual([{ id: 7 }, { id: 7 }]);
  sessions.forget(8);
  await find();
  expect(loadSession).toHaveBeenCalledTimes(1);
  sessions.forget(7);
  await find();
  expect(loadSession).toHaveBeenCalledTimes(2);
  expect(updateLastSeen).not.toHaveBeenCalled();
});
