import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WholeStaffApproval } from "#contracts/staff/people/staff-approvals.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { addUser } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { addRolesWithLimits, adjust } from "#testing/people/staff-approvals.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

type SignedIn = Awaited<ReturnType<typeof signedInMember>>;

let app: TestApp;
let clerk: SignedIn;
let chief: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  await addRolesWithLimits(app);
  clerk = await signedInMember(app, { roles: ["clerk"], storefronts: ["lt"], name: "Ieva" });
  chief = await signedInMember(app, { roles: ["chief"], storefronts: ["lt"], name: "Ona" });
});
afterAll(() => app?.close());

const ask = ({ cookies }: SignedIn, path: string, body: object) =>
  staffCall(app, `/staff-approvals/${path}`, body, { cookies });
const get = async (member: SignedIn, number: string): Promise<WholeStaffApproval> =>
  (await ask(member, "get", { number })).json();

/** A request of the clerk to change a customer's balance. */
async function requested(email: string) {
  const customer = await addUser(app, { email, password: null });
  const answer = await adjust(app, clerk, { customer, cents: 100_00 });
  return { customer, number: answer.json<{ subject: string }>().subject };
}

describe("a request for an approval", () => {
  test("T065 is not found from another storefront, as if there were none", async () => {
    const { number } = await requested("elsewhere@example.com");
    const foreign = await signedInMember(app, { roles: ["chief"], storefronts: ["lv"] });
    const answers = await Promise.all([number, "SA999999999"].map((each) => ask(foreign, "get", { number: each })));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: "" }).toEqual({ ...answers[1]?.json(), request_id: "" });
    }
  });

  test("T068 says to each member what they can do: the own one is withdrawn and never approved", async () => {
    const { number } = await requested("decided@example.com");
    expect(await get(chief, number)).toMatchObject({ is_own: false, next_events: ["approve", "reject"] });
    expect(await get(clerk, number)).toMatchObject({ is_own: true, next_events: ["withdraw"] });
    const reader = await signedInMember(app, { roles: ["reader of approvals"] });
    expect(await get(reader, number)).toMatchObject({ is_own: false, next_events: ["reject"] });
    const { items } = (await ask(chief, "list", { filter: { search: number } })).json();
    expect(await get(chief, number)).toMatchObject(items[0]);
  });

  test("names the customer and masks the address, and has the input of the call", async () => {
    const { customer, number } = await requested("masked@example.com");
    const answer = await ask(chief, "get", { number });
    expect(answer.body).not.toContain("masked@");
    expect(answer.json()).toMatchObject({
      subject: `customer:${customer}`,
      customer: { name: "Rūta Žalgirė", email: "m•••@example.com" },
      input: { customer_id: customer, amount: fromMinor(100_00), storefront: "lt" },
    });
  });

  test("has all that has happened to it, the newest first, with the members' names", async () => {
    const { number } = await requested("timeline@example.com");
    await ask(chief, "reject", { number, reason: "nobody agreed" });
    const { timeline } = await get(chief, number);
    const times = timeline.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(timeline.filter(({ kind }) => kind === "state")).toMatchObject([
      { event: "reject", by: "Ona", note: "nobody agreed" },
      { event: "request", by: "Ieva", note: null },
    ]);
    expect(timeline.filter(({ kind }) => kind === "staff")).toMatchObject([
      { event: "staffApprovals.reject", by: "Ona" },
      { event: "balance.adjust", by: "Ieva" },
    ]);
  });
});
