import { randomUUID } from "node:crypto";
import { RETURN_SHARE } from "#modules/forwarding/forward-requests/together/settle-shares.ts";
import { upload } from "#testing/operations/files.ts";
import { addCompany } from "#testing/people/companies.ts";
import { call, type TestApp } from "#testing/test-app.ts";
import { addForwarder, type Forwarder } from "./forward-requests.ts";

/** The owner of a business, with a suite and 5,000 euros. */
export async function addPro(app: TestApp): Promise<Forwarder> {
  const owner = await addForwarder(app);
  await addCompany(app, { members: [{ userId: owner.id, role: "owner" }] });
  return owner;
}

/** A call of the pro area. */
export const proCall = (app: TestApp, { cookies }: Pick<Forwarder, "cookies">, path: string, body: object = {}) =>
  call(
    app,
    path,
    { language_id: 1, currency_id: 1, ...body },
    { cookies, headers: { "idempotency-key": randomUUID() } },
  );

/** Uploads a table of declarations; answers its id. */
export async function uploadTable(app: TestApp, { cookies }: Forwarder, text: string | Buffer): Promise<string> {
  const answer = await upload(app, Buffer.from(text), { cookies, purpose: "declaration-table", name: "week-46.csv" });
  return answer.json().id;
}

export const HEADINGS = "parcel,description,quantity,unit_value,hs6,origin,gtin";

/** Runs the jobs that refund shares that nobody needed. */
export async function returnShares(app: TestApp): Promise<void> {
  for (const { name, payload } of app.enqueued.filter((job) => job.name === RETURN_SHARE.name))
    await app.runJob({ name } as Parameters<TestApp["runJob"]>[0], payload);
}
