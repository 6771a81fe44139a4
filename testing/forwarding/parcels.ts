import { randomUUID } from "node:crypto";
import { addUser, signedIn } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, type TestApp } from "#testing/test-app.ts";

export const LINE = {
  description: "Trail running shoes",
  quantity: 1,
  unit_value: 799_000,
  hs6: "640411",
  origin: "VN",
  gtin: "",
};

const BOX = { warehouse: "US", weight_grams: 1_280, length_mm: 340, width_mm: 220, height_mm: 130 };

let last = 0;

/** A customer with a confirmed e-mail and a suite, and what they can do with their parcels. */
export async function forwardingCustomer(app: TestApp) {
  const email = `parcels-${++last}@example.com`;
  const id = await addUser(app, { email });
  const cookies = await signedIn(app, email);
  const ask = (path: string, body: object = {}, key: string = randomUUID()) =>
    call(app, `/parcels/${path}`, body, { cookies, headers: { "idempotency-key": key } });
  const { suite } = (await ask("desk")).json();
  const announce = async (changes: object = {}) => {
    const typed = {
      warehouse: "US",
      tracking_number: `1Z${randomUUID().slice(0, 12)}`,
      carrier: "UPS",
      shop: "bookbarn.com",
      expected_on: "",
      note: "",
    };
    return ask("announce", { ...typed, ...changes });
  };
  const shown = async (number: string) => (await ask("get", { number })).json().parcel;
  return { id, email, cookies, suite: suite.number as string, ask, announce, shown };
}

/** A member of staff of the warehouses, and what they can do. */
export async function warehouseMember(app: TestApp, member: Parameters<typeof signedInMember>[1] = {}) {
  const { id, cookies } = await signedInMember(app, member);
  const make = (path: string, body: object, key: string = randomUUID()) =>
    staffCall(app, `/parcels/${path}`, body, { cookies, headers: { "idempotency-key": key } });
  const receive = (changes: object) => make("receive", { ...BOX, ...changes });
  return { id, cookies, make, receive };
}

/** A parcel on its shelf; its number. */
export async function storedParcel(app: TestApp, suite: string): Promise<string> {
  const staff = await warehouseMember(app);
  return (await staff.receive({ suite })).json().number;
}

/** Runs the mails that were enqueued since. */
export async function runParcelEffects(app: TestApp): Promise<void> {
  const effects = app.enqueued.splice(0).filter(({ name }) => name === "parcel-effect");
  for (const { name, payload } of effects) await app.runJob({ name } as Parameters<TestApp["runJob"]>[0], payload);
}
