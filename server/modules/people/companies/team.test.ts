import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addForwarder,
  addParcel,
  type Forwarder,
  payByBalance,
  submittedOf,
} from "#testing/forwarding/forward-requests.ts";
import { acceptedQuote, quoteDesk } from "#testing/forwarding/quotes.ts";
import { addCompany } from "#testing/people/companies.ts";
import { addUser, userSession } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
afterAll(() => app?.close());

type Person = Pick<Forwarder, "cookies">;
const ask = ({ cookies }: Person, name: string, body: object = {}) =>
  call(app, `/pro/${name}`, body, { cookies, headers: { "idempotency-key": randomUUID() } });
const team = async (who: Person) => (await ask(who, "team")).json();

/** Two owners and a buyer who may spend ten euros a month. */
async function company(monthlyLimit = 100_000) {
  const [owner, other, buyer] = [await addForwarder(app), await addForwarder(app), await addForwarder(app)];
  const id = await addCompany(app, {
    members: [
      { userId: owner.id, role: "owner" },
      { userId: other.id, role: "owner" },
      { userId: buyer.id, role: "buyer", monthlyLimit },
    ],
  });
  return { id, owner, other, buyer };
}

/** A request of the company that the buyer wants to pay. */
async function asked(given: Awaited<ReturnType<typeof company>>) {
  const { slug } = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
  const refused = await payByBalance(app, given.buyer, slug);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "approval_needed"]);
  const { approvals } = await team(given.owner);
  return { slug, approval: approvals[0] as { id: number; amount: number } };
}

const paymentsOf = async (slug: string) => {
  const { rows } = await app.database.db.execute<{ state: string; user_id: number }>(sql`
    select state, user_id from payments where payable_kind = 'forward_request'
      and payable_id = (select id from forward_requests where slug = ${slug})`);
  return rows;
};
const stateOf = async (slug: string) => {
  const { rows } = await app.database.db.execute<{ state: string }>(
    sql`select state from forward_requests where slug = ${slug}`,
  );
  return rows[0]?.state;
};

const payment = (slug: string) => ({
  slug,
  language_id: 1,
  payment_method_id: 1,
  option: null,
  uses_balance: false,
  total: 0,
});

describe("FORWARDING-07 a buyer's monthly limit", () => {
  test("FORWARDING-07 above the limit nothing is paid, the owners are asked once, and one of them approves and pays", async () => {
    const given = await company();
    const { slug, approval } = await asked(given);
    await payByBalance(app, given.buyer, slug);
    const mails = app.mails.filter(({ template }) => template === "company-approval-asked");
    expect(mails).toHaveLength(2);
    expect(await paymentsOf(slug)).toEqual([]);
    const inbox = (await call(app, "/inbox/get", {}, { cookies: given.other.cookies })).json().items;
    expect(inbox.map(({ task }: { task: string }) => task)).toContain("approve_payment");
    const answer = await ask(given.owner, "approve", { id: approval.id });
    expect(answer.json()).toMatchObject({ is_paid: true, slug });
    expect(await stateOf(slug)).toBe("paid");
    expect(await paymentsOf(slug)).toEqual([{ state: "paid", user_id: given.owner.id }]);
    expect(app.mails.at(-1)).toMatchObject({ template: "company-approved" });
    expect((await team(given.owner)).approvals).toEqual([]);
  });

  test("T118 two owners who approve one request at once make one payment", async () => {
    for (let round = 0; round < 5; round++) {
      const given = await company();
      const { slug, approval } = await asked(given);
      const answers = await Promise.all(
        [given.owner, given.other].map((who) => ask(who, "approve", { id: approval.id })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await paymentsOf(slug)).toHaveLength(1);
      expect(await stateOf(slug)).toBe("paid");
    }
  });

  test("FORWARDING-07 what an owner sends back is not paid; approved without money it waits for its payment", async () => {
    const given = await company();
    const { slug, approval } = await asked(given);
    expect((await ask(given.owner, "send-back", { id: approval.id })).statusCode).toBe(200);
    expect(app.mails.at(-1)).toMatchObject({ template: "company-sent-back" });
    expect((await ask(given.owner, "approve", { id: approval.id })).statusCode).toBe(409);
    expect(await paymentsOf(slug)).toEqual([]);
    const again = await payByBalance(app, given.buyer, slug);
    expect(again.json().code).toBe("approval_needed");
    const poor = await addUser(app, { email: `poor-${randomUUID()}@example.com`, password: null });
    await app.database.db.execute(
      sql`insert into company_members (company_id, user_id, role) values (${given.id}, ${poor}, 'owner')`,
    );
    const cookies = await userSession(app, poor);
    const { approvals } = await team({ cookies });
    expect((await ask({ cookies }, "approve", { id: approvals[0].id })).json()).toMatchObject({ is_paid: false });
    expect((await payByBalance(app, given.buyer, slug)).json().result).toBe("done");
  });

  test("FORWARDING-07 within the limit a buyer pays alone; two payments at once do not pass it together", async () => {
    const given = await company(10_000_000);
    const one = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
    expect((await payByBalance(app, given.buyer, one.slug)).json().result).toBe("done");
    const both = [
      await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]),
      await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]),
    ];
    const limit = one.total + (both[0]?.total ?? 0) + 100;
    await app.database.db.execute(
      sql`update company_members set monthly_limit = ${limit} where user_id = ${given.buyer.id}`,
    );
    const answers = await Promise.all(both.map(({ slug }) => payByBalance(app, given.buyer, slug)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("T135 the limit is the same signed out, from another account, and for what is bought; an owner pays by the link", async () => {
    const given = await company();
    const { slug } = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
    const stranger = await addForwarder(app);
    const byLink = (cookies: Record<string, string>) =>
      call(app, "/payment/pay", payment(slug), { cookies, headers: { "idempotency-key": randomUUID() } });
    // A member who only reads is none who may spend.
    const viewer = await addForwarder(app);
    await app.database.db.execute(sql`
      insert into company_members (company_id, user_id, role) values (${given.id}, ${viewer.id}, 'viewer')`);
    for (const cookies of [{}, stranger.cookies, (await company()).owner.cookies, viewer.cookies])
      expect((await byLink(cookies)).json().code).toBe("approval_needed");
    expect(await paymentsOf(slug)).toEqual([]);
    expect((await team(given.owner)).approvals).toMatchObject([{ slug }]);
    expect((await payByBalance(app, given.owner, slug)).json().result).toBe("done");
    const quote = await acceptedQuote(app, await quoteDesk(app), given.buyer);
    expect((await payByBalance(app, given.buyer, quote.slug)).json().code).toBe("approval_needed");
  });

  test("T135 what others paid by its link is spent by who made it, once", async () => {
    const given = await company(10_000_000);
    const stranger = await addForwarder(app);
    const one = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
    expect((await payByBalance(app, stranger, one.slug)).json().result).toBe("done");
    const spent = (await team(given.owner)).members.map(({ spent: sum }: { spent: number }) => sum);
    expect(spent).toEqual([0, 0, one.total]);
    const two = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
    await app.database.db.execute(
      sql`update company_members set monthly_limit = ${one.total + two.total - 1} where user_id = ${given.buyer.id}`,
    );
    expect((await payByBalance(app, given.buyer, two.slug)).json().code).toBe("approval_needed");
  });

  test("T135 an open payment counts also after a card was refused, because its page still takes money", async () => {
    const given = await company(10_000_000);
    const one = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
    const two = await submittedOf(app, given.buyer, [await addParcel(app, given.owner)]);
    await app.database.db.execute(sql`
      insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, user_id, currency_id,
        payment_processor_id, amount, state, failure, expires_at)
      select gen_random_uuid(), 'forward_request', id, 'lt', 1, ${given.buyer.id}, 1, 1, ${one.total}, 'redirected',
        'declined', now() + interval '1 hour' from forward_requests where slug = ${one.slug}`);
    await app.database.db.execute(
      sql`update company_members set monthly_limit = ${one.total + two.total - 1} where user_id = ${given.buyer.id}`,
    );
    expect((await payByBalance(app, given.buyer, two.slug)).json().code).toBe("approval_needed");
  });

  test("T059 T135 what a member pays for themselves, before joining or after, is no spending of the company", async () => {
    const buyer = await addForwarder(app);
    const before = await submittedOf(app, buyer, [await addParcel(app, buyer)]);
    expect((await payByBalance(app, buyer, before.slug)).json().result).toBe("done");
    const bought = await acceptedQuote(app, await quoteDesk(app), buyer);
    expect((await payByBalance(app, buyer, bought.slug)).json().result).toBe("done");
    const own = await addParcel(app, buyer);
    const owner = await addForwarder(app);
    await addCompany(app, {
      members: [
        { userId: owner.id, role: "owner" },
        { userId: buyer.id, role: "buyer", monthlyLimit: 100_000 },
      ],
    });
    const spent = async () => (await team(owner)).members.map((member: { spent: number }) => member.spent);
    expect(await spent()).toEqual([0, 0]);
    const after = await submittedOf(app, buyer, [own]);
    expect((await payByBalance(app, buyer, after.slug)).json().result).toBe("done");
    expect(await spent()).toEqual([0, 0]);
    const companys = await submittedOf(app, buyer, [await addParcel(app, owner)]);
    expect((await payByBalance(app, buyer, companys.slug)).json().code).toBe("approval_needed");
  });

  test("T065 only owners of the company decide", async () => {
    const given = await company();
    const { approval } = await asked(given);
    const stranger = await company();
    for (const who of [given.buyer, stranger.owner])
      expect((await ask(who, "approve", { id: approval.id })).statusCode).toBe(404);
  });
});

describe("FORWARDING-07 the team", () => {
  const invited = async (owner: Person, email: string, role = "viewer") => {
    expect((await ask(owner, "invite", { email, role, monthly_limit: null })).statusCode).toBe(200);
    const mail = app.mails.findLast(({ to }) => to === email);
    return (
      String(mail?.values && "url" in mail.values ? mail.values.url : "")
        .split("/")
        .at(-1) ?? ""
    );
  };

  test("T061 an invitation is joined by a button of who has the address, and looking at it joins nothing", async () => {
    const { owner } = await company();
    const email = `new-${randomUUID()}@example.com`;
    const token = await invited(owner, email, "accountant");
    const person = { cookies: await userSession(app, await addUser(app, { email, password: null })) };
    const stranger = await addForwarder(app);
    expect((await ask(stranger, "invitation", { token })).json()).toMatchObject({ is_yours: false });
    expect((await ask(stranger, "join", { token })).statusCode).toBe(404);
    expect((await ask(person, "invitation", { token })).json()).toMatchObject({ role: "accountant", is_yours: true });
    expect((await team(owner)).members).toHaveLength(3);
    expect((await team(owner)).invitations).toHaveLength(1);
    const joined = await Promise.all([1, 2, 3].map(() => ask(person, "join", { token })));
    expect(joined.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await team(owner)).members).toHaveLength(4);
    expect((await ask(person, "get")).json().company).toMatchObject({ role: "accountant", may_act: false });
  });

  test("FORWARDING-07 an invitation is in the language of who is invited; without an account in that of who invites", async () => {
    const { owner } = await company();
    const speaks = (id: number, iso: string) =>
      app.database.db.execute(sql`
        update users set language_id = (select id from languages where iso_code = ${iso}) where id = ${id}`);
    const languageOfMail = (email: string) => app.mails.findLast(({ to }) => to === email)?.language;
    const [known, unknown] = [`known-${randomUUID()}@example.com`, `unknown-${randomUUID()}@example.com`];
    await speaks(await addUser(app, { email: known, password: null }), "lt");
    await speaks(owner.id, "en");
    await invited(owner, known);
    await invited(owner, unknown);
    expect([languageOfMail(known), languageOfMail(unknown)]).toEqual(["lt", "en"]);
    await speaks(owner.id, "lt");
    await invited(owner, unknown);
    expect(languageOfMail(unknown)).toBe("lt");
  });

  test("FORWARDING-07 who is in the team is not invited again", async () => {
    const { owner } = await company();
    const { rows } = await app.database.db.execute<{ email: string }>(sql`
      select u.email from users u join company_members m on m.user_id = u.id
      where m.company_id in (select company_id from company_members where user_id = ${owner.id})`);
    expect(rows).toHaveLength(3);
    for (const { email } of rows) {
      const refused = await ask(owner, "invite", { email, role: "viewer", monthly_limit: null });
      expect(refused.json().errors).toEqual({ email: "pro.error.already-member" });
    }
    const members = new Set(rows.map(({ email }) => email));
    expect(app.mails.filter(({ template, to }) => template === "company-invitation" && members.has(to))).toEqual([]);
  });

  test("T061 an invitation that was taken back or replaced opens nothing; only owners invite", async () => {
    const { owner, buyer } = await company();
    const email = `gone-${randomUUID()}@example.com`;
    const first = await invited(owner, email);
    const second = await invited(owner, email);
    expect((await ask(owner, "invitation", { token: first })).statusCode).toBe(404);
    const [invitation] = (await team(owner)).invitations;
    await ask(owner, "revoke", { id: invitation.id });
    expect((await ask(owner, "invitation", { token: second })).statusCode).toBe(404);
    expect((await ask(buyer, "invite", { email, role: "owner", monthly_limit: null })).statusCode).toBe(404);
    const negative = await ask(owner, "invite", { email, role: "buyer", monthly_limit: -1 });
    expect(negative.json().errors).toEqual({ monthly_limit: "pro.team.problem.limit" });
    expect((await ask(owner, "invite", { email: "x", role: "boss", monthly_limit: null })).json().errors).toEqual({
      email: "validation.email",
      role: "validation.choice",
    });
  });

  test("FORWARDING-07 the last owner neither leaves nor becomes something else, also when two leave at once", async () => {
    const { owner, other, buyer } = await company();
    const idOf = async (who: Person) => (await team(who)).members.find((one: { is_you: boolean }) => one.is_you).id;
    const ids = [await idOf(owner), await idOf(other)];
    expect((await ask(buyer, "remove-member", { id: ids[0] })).statusCode).toBe(404);
    const left = await Promise.all([
      ask(owner, "remove-member", { id: ids[0] }),
      ask(other, "remove-member", { id: ids[1] }),
    ]);
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const last = left[0]?.statusCode === 409 ? owner : other;
    const lastId = await idOf(last);
    const demoted = await ask(last, "set-member", { id: lastId, role: "viewer", monthly_limit: null });
    expect(demoted.json().code).toBe("last_owner");
    const buyerId = await idOf(buyer);
    await ask(last, "set-member", { id: buyerId, role: "owner", monthly_limit: 5 });
    expect((await ask(last, "remove-member", { id: lastId })).statusCode).toBe(200);
    expect((await ask(last, "get")).json().company).toBeNull();
    expect((await team(buyer)).members).toMatchObject([{ role: "owner", monthly_limit: null }]);
  });
});
