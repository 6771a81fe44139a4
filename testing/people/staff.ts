import { randomUUID } from "node:crypto";
import { call, type TestApp, type VisitOptions } from "#testing/test-app.ts";
import { addMember, BACKOFFICE_HOST, type NewMember, staffSession } from "./members.ts";

/** A new member with a session, in one step. */
export async function signedInMember(app: TestApp, member: NewMember = {}) {
  const { db } = app.database;
  const id = await addMember(db, member);
  return { id, cookies: await staffSession(db, id) };
}

/** A call of the staff contract, by its path without `/api`, with a key of its own. */
export function staffCall(
  app: TestApp,
  path: string,
  body?: object,
  options: Omit<VisitOptions, "path" | "body" | "host"> = {},
) {
  const headers = { "idempotency-key": randomUUID(), ...options.headers };
  return call(app, path, body, { host: BACKOFFICE_HOST, ...options, headers });
}
