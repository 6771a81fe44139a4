import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MigratedDatabase, openMigratedDatabase } from "#testing/migrated-database.ts";

const STAFF_MIGRATION = "0010_staff.sql";

/** A shop from before the staff realm, whose staff were users of a storefront. */
const BEFORE = `
  insert into countries values (1, 'LT');
  insert into languages values (1, 'en', 'English');
  insert into currencies values (1, 'EUR');
  insert into storefronts (code, name, theme, app_url, default_language_id, default_country_id, conversion_currency_id)
  select code, code, 'default', 'http://' || code || '.localhost', 1, 1, 1 from unnest('{lt,lv,pj}'::text[]) code;
  insert into users (id, storefront_code, email, password_hash, first_name, last_name, language_id, user_type, disabled_at)
  values
    (10, 'lt', 'ruta@example.com', 'hash 10', 'Rūta', 'Customer', 1, 'customer', null),
    (11, 'lt', 'boss@example.com', null, 'Eglė', 'Boss', 1, 'staff', null),
    (12, 'lv', 'boss@example.com', 'hash 12', 'Eglė', 'Boss', 1, 'staff', null),
    (13, 'pj', 'boss@example.com', 'hash 13', 'Somebody', 'Else', 1, 'customer', null),
    (14, 'lt', 'clerk@example.com', 'hash 14', 'Jonas', 'Clerk', 1, 'staff', null),
    (15, 'lt', 'gone@example.com', 'hash 15', 'Ona', 'Gone', 1, 'staff', now()),
    (16, 'lt', 'former@example.com', 'hash 16', 'Petras', 'Former', 1, 'customer', null);
  insert into user_roles values (11, 'administrator'), (12, 'administrator'), (10, 'administrator');
  insert into sessions (token_hash, user_id, storefront_code) values ('\\x01', 11, 'lt');
  insert into one_time_tokens (token_hash, purpose, user_id, expires_at)
  values ('\\x01', 'first-staff', 11, now() + interval '1 day');
  insert into status_events (aggregate, aggregate_id, to_state, event, actor, actor_id)
  values ('order', 1, 'packed', 'pack', 'staff', 12), ('order', 1, 'paid', 'pay', 'customer', 12),
    ('order', 1, 'shipped', 'ship', 'staff', 16);
`;

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openMigratedDatabase({ before: STAFF_MIGRATION, rows: BEFORE });
});
afterAll(() => database?.close());

const rows = async (statement: string) => (await database.db.execute(statement)).rows;

describe("the staff of before", () => {
  test("become members by address, with their password and the storefronts that they were staff of", async () => {
    expect(
      await rows(`
        select id, email, name, password_hash, disabled_at is not null as is_disabled, has_all_storefronts,
          array(select storefront_code from staff_member_storefronts where member_id = id order by 1) as storefronts,
          array(select role_name from staff_member_roles where member_id = id) as roles
        from staff_members order by id`),
    ).toEqual([
      member({
        id: 11,
        email: "boss@example.com",
        name: "Eglė Boss",
        password_hash: "hash 12",
        storefronts: ["lt", "lv"],
        roles: ["administrator"],
      }),
      member({
        id: 14,
        email: "clerk@example.com",
        name: "Jonas Clerk",
        password_hash: "hash 14",
        storefronts: ["lt"],
      }),
      member({ id: 15, email: "gone@example.com", is_disabled: true }),
      member({ id: 16, email: "former@example.com", is_disabled: true }),
    ]);
  });

  test("have no second factor yet, and new members get ids of their own", async () => {
    expect(await rows("select from staff_members where totp_secret is not null")).toEqual([]);
    expect(await rows("insert into staff_members (email) values ('new@example.com') returning id")).toEqual([
      { id: 17 },
    ]);
  });

  test("stay customers of their shops, with what their shop role allows", async () => {
    expect(await rows("select distinct user_type from users")).toEqual([{ user_type: "customer" }]);
    expect(await rows("select from user_roles")).toHaveLength(3);
    expect(await rows("select from sessions")).toHaveLength(1);
    expect(await rows("select from one_time_tokens")).toEqual([]);
    await expect(rows("update users set user_type = 'staff'")).rejects.toThrow();
  });

  test("I10 are still named by the history, which stays append-only", async () => {
    expect(await rows("select actor, actor_id from status_events order by id")).toEqual([
      { actor: "staff", actor_id: 11 },
      { actor: "customer", actor_id: 12 },
      { actor: "staff", actor_id: 16 },
    ]);
    await expect(rows("update status_events set actor_id = 1")).rejects.toMatchObject({
      cause: { message: "status_events is append-only" },
    });
  });
});

const member = (given: object) => ({
  name: "",
  password_hash: null,
  is_disabled: false,
  has_all_storefronts: false,
  storefronts: [],
  roles: [],
  ...given,
});
