import { hash } from "@node-rs/argon2";
import { Client } from "pg";
import { sessionCookieName } from "#domain/shared/limits/cookies.ts";
import { newSecret } from "#platform/secret-token.ts";
import { call, type TestApp, type VisitOptions } from "#testing/test-app.ts";

export const PASSWORD = "mėlynas vėžlys 7 🐢";

export const REGISTRATION = {
  email: "ruta@example.com",
  password: PASSWORD,
  first_name: "Rūta",
  last_name: "Žalgirė",
  country_id: 1,
  terms_accepted: true,
  language: "lt",
};

export const ADDRESS = {
  first_name: "Rūta",
  last_name: "Žalgirė",
  first_address: "Gedimino pr. 1-2",
  city: "Vilnius",
  zip: "01103",
  phone_number: "+370 600 00000",
  country_id: 1,
};

interface NewUser {
  email: string;
  storefront?: string;
  /** Null: without a password, as after a guest order. */
  password?: string | null;
  userType?: "customer" | "pro";
  role?: string;
  isConfirmed?: boolean;
}

/** Inserts a user without the calls under test. */
export async function addUser(app: TestApp, user: NewUser): Promise<number> {
  const { email, storefront = "lt", password = PASSWORD, userType = "customer", role, isConfirmed = true } = user;
  const passwordHash = password === null ? null : await hash(password, { memoryCost: 19_456, timeCost: 2 });
  const [row] = await query<{ id: number }>(
    app,
    `insert into users (storefront_code, email, password_hash, first_name, last_name, language_id, user_type, confirmed_at)
     values ($1, $2, $3, 'Rūta', 'Žalgirė', 2, $4, case when $5 then now() end) returning id`,
    [storefront, email, passwordHash, userType, isConfirmed],
  );
  if (role) await query(app, "insert into user_roles values ($1, $2)", [row?.id, role]);
  return row?.id ?? 0;
}

export async function query<Row extends object>(app: TestApp, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The cookie of a user who has signed in, without the work of a password. */
export async function userSession(app: TestApp, userId: number): Promise<Record<string, string>> {
  const { token, hash: tokenHash } = newSecret();
  await query(
    app,
    "insert into sessions (token_hash, user_id, storefront_code) select $1, id, storefront_code from users where id = $2",
    [tokenHash, userId],
  );
  return { [sessionCookieName(false)]: token };
}

type CallOptions = Omit<VisitOptions, "path" | "body">;

export function logIn(app: TestApp, email: string, password = PASSWORD, options: CallOptions = {}) {
  return call(app, "/auth/login", { email, password }, options);
}

/** The session cookie that an answer sets. */
export function sessionOf({ cookies }: { cookies: { name: string; value: string }[] }): Record<string, string> {
  const cookie = cookies.find(({ name }) => name.endsWith("session"));
  return cookie?.value ? { [cookie.name]: cookie.value } : {};
}

export async function signedIn(
  app: TestApp,
  email: string,
  options: CallOptions = {},
): Promise<Record<string, string>> {
  return sessionOf(await logIn(app, email, PASSWORD, options));
}

/** The address of the user that a request with these cookies belongs to, or null. */
export async function currentEmail(app: TestApp, cookies: Record<string, string>, options: CallOptions = {}) {
  const { user } = (await call(app, "/auth/getCurrentUser", {}, { ...options, cookies })).json();
  return user?.email ?? null;
}

/** The token at the end of the newest mail's link. */
export function mailedToken(app: TestApp, to: string): string {
  const mail = app.mails.findLast((written) => written.to === to && "url" in written.values);
  return mail && "url" in mail.values ? (mail.values.url.split("/").at(-1) ?? "") : "";
}
