import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { newToken } from "../../../platform/secret-token.ts";
import { createKnownSessions } from "./session-cache.ts";
import { loadSession, noteSeen, type StoredSession } from "./session-store.ts";

vi.mock(
  import("./session-store.ts"),
  () => ({ loadSession: vi.fn(), noteSeen: vi.fn(async () => undefined) }) as never,
);

const log = { warn: vi.fn(), error: vi.fn() };
const now = new Date("2026-11-15T10:00:00Z");
const token = newToken();
const session = { createdAtMs: now.getTime(), lastSeenAtMs: now.getTime(), user: { id: 7 } } as StoredSession;

let sessions: ReturnType<typeof createKnownSessions>;
beforeEach(() => {
  vi.resetAllMocks();
  sessions = createKnownSessions({} as Database, () => now);
});

const find = () => sessions.find(token, "lt", log);

test("T025 an answer that was on its way when its user was forgotten is not remembered", async () => {
  const { promise, resolve } = Promise.withResolvers<StoredSession>();
  vi.mocked(loadSession).mockReturnValueOnce(promise).mockResolvedValueOnce(undefined);
  const asked = find();
  sessions.forget(7);
  resolve(session);
  await asked;
  expect(await find()).toBeNull();
});

test("T025 what is remembered is asked for once, until its user is forgotten", async () => {
  vi.mocked(loadSession).mockResolvedValue(session);
  expect([await find(), await find()]).toEqual([{ id: 7 }, { id: 7 }]);
  sessions.forget(8);
  await find();
  expect(loadSession).toHaveBeenCalledTimes(1);
  sessions.forget(7);
  await find();
  expect(loadSession).toHaveBeenCalledTimes(2);
  expect(noteSeen).not.toHaveBeenCalled();
});
