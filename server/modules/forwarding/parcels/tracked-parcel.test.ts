import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

/** The demo's parcel that customer@example.com has asked to send back. */
const NUMBER = "PA3330";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await query(app, "update users set phone_number = '+370 612 34567' where email = 'customer@example.com'");
});
afterAll(() => app.close());

const ask = (path: string, body: object) => call(app, `/tracking/${path}`, { language_id: 1, ...body });

test("FORWARDING-05 a parcel at the warehouse is tracked by its number and the e-mail or phone of its suite's customer", async () => {
  for (const proof of ["customer@example.com", "4567"]) {
    const { parcel } = (await ask("lookup", { number: NUMBER.toLowerCase(), proof })).json();
    expect(parcel).toMatchObject({
      number: NUMBER,
      status_key: "parcel.status.returning",
      next_step: { key: "tracking.parcel.stored" },
      timeline: [{ key: "parcel.timeline.ask_return" }, { key: "parcel.timeline.receive" }, {}],
    });
  }
  expect((await ask("lookup", { number: NUMBER, proof: "somebody@example.com" })).statusCode).toBe(404);
});

test("T062 a link to it shows where the box is, and nothing of what its customer asked for", async () => {
  const { token } = (await ask("share", { number: NUMBER, proof: "4567" })).json();
  const { parcel } = (await ask("get", { token })).json();
  expect(parcel).toMatchObject({ is_owner: false, number: null, tracking_number: null });
  expect(parcel.timeline.map(({ key }: { key: string }) => key)).toEqual(["parcel.timeline.receive"]);
});
