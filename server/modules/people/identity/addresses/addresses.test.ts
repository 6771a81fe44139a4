import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADDRESS, addUser, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let a: Record<string, string>;
let b: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  await addUser(app, { email: "a@example.com" });
  await addUser(app, { email: "b@example.com" });
  [a, b] = [await signedIn(app, "a@example.com"), await signedIn(app, "b@example.com")];
});
afterAll(() => app.close());

const post = (path: string, body: object, cookies = a) => call(app, `/account/${path}`, body, { cookies });
const listOf = async (cookies: Record<string, string>) =>
  (await post("list-delivery-addresses", {}, cookies)).json().addresses;

describe("delivery addresses", () => {
  test("ACCOUNT-01 are added from the draft with id 0, changed and deleted", async () => {
    const added = (await post("add-delivery-address", { id: 0, ...ADDRESS })).json();
    expect(added).toEqual({ status: true, id: expect.any(Number) });
    expect(await listOf(a)).toEqual([{ id: added.id, ...ADDRESS }]);
    const changed = { ...ADDRESS, city: " Kaunas ", zip: "LT-44280" };
    expect((await post("update-delivery-address", { id: added.id, ...changed })).json()).toEqual({ status: true });
    expect(await listOf(a)).toEqual([{ id: added.id, ...changed, city: "Kaunas" }]);
    expect((await post("delete-delivery-address", { id: added.id })).json()).toEqual({ status: true });
    expect(await listOf(a)).toEqual([]);
    expect((await post("delete-delivery-address", { id: added.id })).statusCode).toBe(404);
  });

  test.each([
    [{ zip: "1234" }, { zip: "validation.zip" }],
    [{ zip: "LV-1010", country_id: 2 }, {}],
    [{ zip: "1011 AB", country_id: 4 }, {}],
    [{ zip: "", country_id: 5 }, {}],
    [{ zip: "" }, { zip: "validation.required" }],
    [{ first_address: "ab" }, { first_address: "validation.too-short" }],
    [{ city: "x".repeat(101) }, { city: "validation.too-long" }],
    [{ phone_number: "" }, { phone_number: "validation.required" }],
    [{ phone_number: "+370  600" }, { phone_number: "validation.phone" }],
    [{ country_id: 99 }, { country_id: "validation.country" }],
    [
      { first_name: "", last_name: "" },
      { first_name: "validation.required", last_name: "validation.required" },
    ],
  ])("ACCOUNT-01 ERROR-05 ERROR-06 are refused at their fields: %o", async (fields, errors) => {
    const answer = await post("add-delivery-address", { ...ADDRESS, ...fields }, b);
    expect(answer.json().errors ?? {}).toEqual(errors);
    expect(answer.statusCode).toBe(Object.keys(errors).length > 0 ? 422 : 200);
  });

  test("ACCOUNT-01 are refused with wrong types", async () => {
    for (const fields of [{ zip: 12345 }, { country_id: "1" }, { city: null }, { first_name: ["a"] }]) {
      expect((await post("add-delivery-address", { ...ADDRESS, ...fields })).statusCode).toBe(400);
    }
  });
});

test("ACCOUNT-01 limits the addresses of a user, also concurrently", async () => {
  const email = "collector@example.com";
  const id = await addUser(app, { email });
  const cookies = await signedIn(app, email);
  await query(
    app,
    `insert into delivery_addresses (user_id, first_name, last_name, first_address, city, zip, phone_number, country_id)
     select $1, 'R', 'Ž', 'street', 'city', '01103', '+370 600 00000', 1 from generate_series(1, 97)`,
    [id],
  );
  const added = await Promise.all(Array.from({ length: 12 }, () => post("add-delivery-address", ADDRESS, cookies)));
  expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(added.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await listOf(cookies)).toHaveLength(100);
});

describe("T060 another user's address", () => {
  test("T059 T060 is answered like one that does not exist, and stays as it is", async () => {
    const { id } = (await post("add-delivery-address", ADDRESS, b)).json();
    const before = await listOf(b);
    const stolen = { ...ADDRESS, id, city: "Elsewhere" };
    const foreign = await post("update-delivery-address", stolen);
    const missing = await post("update-delivery-address", { ...stolen, id: 2_000_000_000 });
    const comparable = ({ statusCode, body }: typeof foreign) => [statusCode, { ...JSON.parse(body), request_id: "" }];
    expect(comparable(foreign)).toEqual(comparable(missing));
    expect(foreign.statusCode).toBe(404);
    expect((await post("delete-delivery-address", { id })).statusCode).toBe(404);
    expect(await listOf(b)).toEqual(before);
    expect(await listOf(a)).toEqual([]);
  });

  test("T060 changes no row under the draft's id", async () => {
    const before = await query(app, "select * from delivery_addresses order by id");
    for (const path of ["update-delivery-address", "delete-delivery-address"]) {
      expect((await post(path, { ...ADDRESS, id: 0 })).statusCode).toBe(400);
    }
    expect(await query(app, "select * from delivery_addresses order by id")).toEqual(before);
  });

  test("T063 cannot be created by naming another user", async () => {
    const [{ id: bId } = { id: 0 }] = await query<{ id: number }>(
      app,
      "select id from users where email = 'b@example.com'",
    );
    const before = await listOf(b);
    await post("add-delivery-address", { ...ADDRESS, user_id: bId, userId: bId });
    expect(await listOf(b)).toEqual(before);
    expect(await listOf(a)).toHaveLength(1);
  });
});

test("lists the countries that are shipped to for everybody", async () => {
  const { countries } = (await visit(app, { path: "/api/account/countries" })).json();
  expect(countries).toContainEqual({ id: 1, iso_code: "LT" });
});
