import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { addMember, BACKOFFICE_HOST, staffSession } from "#testing/people/members.ts";
import { withDatabase } from "./database.ts";
import { PORT } from "./port.ts";

export interface WarehouseMember {
  /** A staff call, such as `parcels/receive`. */
  make<Answer>(path: string, body: object): Promise<Answer>;
}

/** A member of staff who works by calls; the bench has its own journey. */
export async function warehouseMember(): Promise<WarehouseMember> {
  const cookies = await withDatabase(async (db) =>
    staffSession(db, await addMember(db, { email: `${randomUUID()}@example.com` })),
  );
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  return { make: (path, body) => post(`/api/${path}`, body, cookie) };
}

/** By hand, because `fetch` does not let anybody set the host. */
function post<Answer>(path: string, body: object, cookie: string): Promise<Answer> {
  const headers = {
    host: BACKOFFICE_HOST,
    cookie,
    "content-type": "application/json",
    "idempotency-key": randomUUID(),
    "sec-fetch-site": "same-origin",
  };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ host: "127.0.0.1", port: PORT, path, method: "POST", headers }, async (answer) => {
    const text = (await answer.toArray()).join("");
    if (answer.statusCode === 200) resolve(JSON.parse(text));
    else reject(new Error(`${path} was answered with ${answer.statusCode}: ${text}`));
  });
  sent.on("error", reject);
  sent.end(JSON.stringify(body));
  return promise;
}
