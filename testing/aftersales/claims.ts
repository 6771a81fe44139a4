import { sql } from "drizzle-orm";
import sharp from "sharp";
import { upload } from "#testing/operations/files.ts";
import { staffCall } from "#testing/people/staff.ts";
import { call, type TestApp, type VisitOptions } from "#testing/test-app.ts";

type From = Omit<VisitOptions, "path" | "body">;

export const CLAIM = {
  kind: "overcharged",
  text: "I was charged twice for the same delivery.",
  language_id: 1,
} as const;

/** Makes a claim as a browser does. */
export const claim = (app: TestApp, stated: object, { headers, ...from }: From = {}) =>
  call(app, "/claims/create", { ...CLAIM, ...stated }, { ...from, headers: { "idempotency-key": key(), ...headers } });

let last = 0;
export const key = () => `claim ${++last}`;

/** A picture of ten by ten pixels. */
const picture = () =>
  sharp({ create: { width: 10, height: 10, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();

/** Uploads evidence; returns its id and the cookies of the uploading browser. */
export async function evidence(app: TestApp, from: From = {}, body?: Buffer) {
  const answer = await upload(app, body ?? (await picture()), { purpose: "claim-evidence", name: "box.jpg", ...from });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { status: answer.statusCode, id: answer.json().id as string, cookies: { ...from.cookies, ...cookies } };
}

/** A staff member's call about a claim. */
export const onClaim =
  (app: TestApp, cookies: Record<string, string>) =>
  (path: string, number: string, body: object = {}) =>
    staffCall(app, `/claims/${path}`, { number, ...body }, { cookies, headers: { "idempotency-key": key() } });

/** An order that was delivered some days ago. */
export async function deliverOrder(app: TestApp, id: number, daysAgo: number): Promise<void> {
  const { db } = app.database;
  await db.execute(sql`update orders set state = 'delivered' where id = ${id}`);
  await db.execute(sql`
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor, at)
    values ('order', ${id}, 'out_for_delivery', 'delivered', 'deliver', 'staff', now() - make_interval(days => ${daysAgo}))`);
}
