import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { staffCookieName } from "#domain/shared/limits/cookies.ts";
import { setSecondFactor } from "#modules/people/staff/totp/second-factor.ts";
import { totpCode, totpStep } from "#modules/people/staff/totp/totp.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret } from "#platform/secret-token.ts";

/** The host of the back office in every test app and in the demo. */
export const BACKOFFICE_HOST = "admin.localhost";

/** The key with which test apps encrypt secrets. */
export const SECRETS_KEY = Buffer.alloc(32, 7);
const TOTP_SECRET = Buffer.from("12345678901234567890");

export interface NewMember {
  email?: string;
  name?: string;
  roles?: readonly string[];
  /** All storefronts when left out. */
  storefronts?: readonly string[];
  /** All warehouses when left out, as in an invitation that names none. */
  warehouses?: readonly string[];
  /** Null when left out, as before the link of an invitation is used. */
  password?: string | null;
}

let lastMember = 0;

/** Inserts a staff member without the calls under test. */
export async function addMember(db: Database, member: NewMember = {}): Promise<number> {
  const {
    email = `member-${++lastMember}@example.com`,
    name = "Eglė",
    roles = ["administrator"],
    storefronts,
    warehouses = [],
    password = null,
  } = member;
  const passwordHash = password === null ? null : await hash(password, { memoryCost: 19_456, timeCost: 2 });
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into staff_members (email, name, password_hash, has_all_storefronts)
    values (${email}, ${name}, ${passwordHash}, ${storefronts === undefined}) returning id`);
  const id = rows[0]?.id ?? 0;
  await setSecondFactor(db, SECRETS_KEY, id, TOTP_SECRET);
  for (const role of roles) await db.execute(sql`insert into staff_member_roles values (${id}, ${role})`);
  for (const code of storefronts ?? [])
    await db.execute(sql`insert into staff_member_storefronts values (${id}, ${code})`);
  for (const code of warehouses) await db.execute(sql`insert into staff_member_warehouses values (${id}, ${code})`);
  return id;
}

/** The code that a member's authenticator app shows. */
export const memberTotp = (now = new Date(), off = 0) => totpCode(TOTP_SECRET, totpStep(now) + off);

/** The cookies of a signed-in member, by default after a step-up. */
export async function staffSession(db: Database, memberId: number, { isSteppedUp = true } = {}) {
  const { token, hash: tokenHash } = newSecret();
  await db.execute(sql`
    insert into staff_sessions (token_hash, member_id, verified_at, stepped_up_at)
    values (${tokenHash}, ${memberId}, now(), ${isSteppedUp ? sql`now()` : null})`);
  return { [staffCookieName(false)]: token };
}
