import { sql } from "drizzle-orm";
import { addUser, userSession } from "#testing/people/identity.ts";
import { addMember, BACKOFFICE_HOST, staffSession } from "#testing/people/members.ts";
import type { TestApp } from "#testing/test-app.ts";

const SHOP_HOST = "lt.localhost";

/** Somebody who makes calls. */
export interface Actor {
  name: string;
  kind: "customer" | "guest" | "staff" | "stranger";
  host: string;
  cookies: Record<string, string>;
  /** Of a customer. */
  userId: number | null;
  email: string;
}

/** Few, so that they meet at the same things. Anna has a balance, Bruno none; the other three are a company. */
const CUSTOMERS = ["anna", "bruno", "carla", "dan", "vera"] as const;
/** Browsers without an account, and one without cookies. */
const GUESTS = ["greta", "gints"] as const;
const STAFF = { admin: "administrator", olga: "warehouse", finn: "finance", sara: "support" } as const;

export type CustomerName = (typeof CUSTOMERS)[number];
type ActorName = CustomerName | (typeof GUESTS)[number] | keyof typeof STAFF | "stranger";
export type Actors = Readonly<Record<ActorName, Actor>>;

const emailOf = (name: string) => `${name}@walk.example`;

/** In 1/10 000 €: finance adjusts and refunds some amounts alone, and asks for an approval of others. */
const LIMITS_OF_FINANCE = { adjustment: 60_000, refund: 300_000 };

/** Adds everybody, once for all walks of a shop. */
export async function addActors(app: TestApp): Promise<Actors> {
  const { db } = app.database;
  await db.execute(
    sql`update staff_roles set limits = ${JSON.stringify(LIMITS_OF_FINANCE)} where name = ${STAFF.finn}`,
  );
  const found: Actor[] = [];
  for (const name of CUSTOMERS) {
    const userId = await addUser(app, { email: emailOf(name), password: null });
    found.push({ ...common(name), kind: "customer", userId, cookies: await userSession(app, userId) });
  }
  for (const name of GUESTS) found.push({ ...common(name), kind: "guest", userId: null, cookies: {} });
  for (const [name, role] of Object.entries(STAFF)) {
    const id = await addMember(db, { email: emailOf(name), roles: [role] });
    found.push({
      ...common(name),
      kind: "staff",
      host: BACKOFFICE_HOST,
      userId: null,
      cookies: await staffSession(db, id),
    });
  }
  found.push({ ...common("stranger"), kind: "stranger", userId: null, cookies: {} });
  return Object.fromEntries(found.map((actor) => [actor.name, actor])) as unknown as Actors;
}

const common = (name: string) => ({ name, host: SHOP_HOST, email: emailOf(name) });
