import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { CLAIM, claim, deliverOrder, evidence, key, onClaim } from "#testing/aftersales/claims.ts";
import { paidByCard, withdraw } from "#testing/aftersales/withdrawals.ts";
import {
  addForwarder,
  addParcel,
  paidRequest,
  payByBalance,
  requestCall,
  SERUM,
  SHOES,
  submittedOf,
  warehouseWorker,
} from "#testing/forwarding/forward-requests.ts";
import { addPro, proCall } from "#testing/forwarding/pro-desk.ts";
import { acceptedQuote, intake, quoteCall, quoteDesk } from "#testing/forwarding/quotes.ts";
import { checkClaims } from "#testing/invariants/check-claims.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { checkQuotes } from "#testing/invariants/check-quotes.ts";
import { PDF } from "#testing/operations/files.ts";
import { addUser, userSession } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { beginPayment, notificationOf, notifyingProvider } from "#testing/races.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { CLAIM_EFFECT } from "./effects.ts";

let app: TestApp;
let staff: ReturnType<typeof onClaim>;
let sent: number[] = [];
beforeAll(async () => {
  const provider = notifyingProvider();
  app = await createTestApp({
    poolSize: 12,
    providers: [
      {
        ...provider,
        refund: async (asked, ...rest) => {
          sent.push(asked.amount);
          return provider.refund(asked, ...rest);
        },
      },
    ],
  });
  await app.shop.payments.work();
  await app.shop.payments.stop();
  staff = onClaim(app, (await signedInMember(app)).cookies);
});
beforeEach(async () => {
  sent = [];
  app.enqueued.length = 0;
  app.mails.length = 0;
  await app.database.db.execute(sql`delete from rate_limits`);
});
afterAll(async () => {
  expect([...(await checkClaims(app.database.db)), ...(await checkForwarding(app.database.db))]).toEqual([]);
  await app.close();
});

/** Runs what was enqueued, twice over, as after a failure. */
async function runAll(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const jobs = app.enqueued.splice(0);
    for (const { name, payload } of [...jobs, ...jobs])
      if (name === CLAIM_EFFECT.name || name === "refund-payment") await app.runJob({ ...CLAIM_EFFECT, name }, payload);
  }
}

/** Somebody with an account and a paid order. */
async function customer(email: string) {
  const userId = await addUser(app, { email });
  const cookies = await userSession(app, userId);
  const order = await paidByCard(app, { owner: { userId, visitorHash: null }, email });
  return { userId, cookies, number: `OR${order.id}`, ...order };
}

/** A paid request that its carrier has lost. */
async function lose(number: string): Promise<void> {
  const work = await warehouseWorker(app);
  await work("start", { number });
  const boxes = [{ weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 }];
  await work("measure", { number, boxes });
  await work("label", { number });
  await work("dispatch", { number });
  const lost = await work("lose", { number, note: "The carrier gave it up." });
  if (lost.statusCode !== 200) throw new Error(lost.body);
}

const GUEST = "ruta@example.com";
const opened = async (stated: object, from: { cookies?: Record<string, string> } = {}): Promise<string> =>
  (await claim(app, stated, from)).json().number;
const show = async (name: string, cookies: Record<string, string> = {}) =>
  (await call(app, "/claims/get", { name, language_id: 1 }, { cookies })).json().claim;
const templates = () =>
  [...new Set(app.mails.map(({ template }) => template))].filter((name) => name.startsWith("claim"));
const mailedLink = () => {
  const values = app.mails.find(({ template }) => template === "claim-opened")?.values;
  return String(values && "url" in values ? values.url : "").split("/claims/")[1] ?? "";
};

describe("FORWARDING-06 a claim", () => {
  test("T121 with pictures is asked about, answered, approved and paid once, and each step is mailed", async () => {
    const { cookies, id, number: about, slug } = await customer("damaged@example.com");
    await deliverOrder(app, id, 3);
    const files = [(await evidence(app, { cookies })).id, (await evidence(app, { cookies })).id];
    const number = await opened({ number: about, kind: "damaged", files }, { cookies });
    expect((await staff("take", number)).json().state).toBe("in_review");
    await staff("ask", number, { question: "Is the box still there?", days: 7 });
    await runAll();
    const asked = await show(number, cookies);
    expect(asked).toMatchObject({
      question: "Is the box still there?",
      can_answer: true,
      about_path: `/my-orders/${slug}`,
    });
    expect((await call(app, "/inbox/get", {}, { cookies })).json().items).toMatchObject([
      { task: "answer_claim", number, until: asked.answer_until, path: `/claims/${number}` },
    ]);
    const answer = { name: number, text: "Yes.", language_id: 1 };
    const headers = { "idempotency-key": key() };
    expect((await call(app, "/claims/answer", answer, { cookies, headers })).json().claim.state).toBe("in_review");
    await staff("file-with-carrier", number, { reference: "OMN-55120" });
    await staff("carrier-answered", number, { note: "they pay" });
    expect((await staff("approve", number, { amount: fromMinor(5_00) })).json().state).toBe("approved");
    await runAll();
    expect(sent).toEqual([fromMinor(5_00)]);
    const done = await show(number, cookies);
    expect(done).toMatchObject({
      state: "resolved",
      amount: fromMinor(5_00),
      destination: "provider",
      can_reopen: true,
    });
    expect(done.messages.map(({ author }: { author: string }) => author)).toEqual(["customer", "staff", "customer"]);
    expect(done.files).toHaveLength(2);
    expect(templates()).toEqual([
      "claim-opened",
      "claim-asked",
      "claim-with-carrier",
      "claim-approved",
      "claim-resolved",
    ]);
    const rowsOf = (name: string) => app.mails.find(({ template }) => template === name)?.rows;
    const facts = [{ value: expect.stringMatching(/^OR\d+$/) }, { label: "Problem" }];
    expect(rowsOf("claim-opened")).toMatchObject(facts);
    for (const name of ["claim-approved", "claim-resolved"])
      expect(rowsOf(name)).toMatchObject([...facts, { value: "€5.00" }, { value: "back to where it came from" }]);
  });

  test("T121 that ten members approve at once gives its money once", async () => {
    const { cookies, number: about } = await customer("ten@example.com");
    const number = await opened({ number: about }, { cookies });
    await staff("take", number);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => staff("approve", number, { amount: fromMinor(3_00) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    await runAll();
    expect(sent).toEqual([fromMinor(3_00)]);
  });

  test("goes to the balance where its customer wants that", async () => {
    const { cookies, number: about } = await customer("balance@example.com");
    const number = await opened({ number: about, wants: "balance" }, { cookies });
    await staff("take", number);
    await staff("approve", number, { amount: fromMinor(2_50) });
    await runAll();
    const { balance } = (await call(app, "/balance/get", { currency_id: 1 }, { cookies })).json();
    expect([balance.amount, sent, (await show(number, cookies)).state]).toEqual([fromMinor(2_50), [], "resolved"]);
  });

  test("I9 a claim wanted on the balance is refunded to the card where somebody without an account had paid, and says so", async () => {
    const { cookies, number: about, paymentId } = await customer("link@example.com");
    await app.database.db.execute(sql`update payments set user_id = null where id = ${paymentId}`);
    const number = await opened({ number: about, wants: "balance" }, { cookies });
    await staff("take", number);
    await staff("approve", number, { amount: fromMinor(2_50), destination: "balance" });
    expect((await show(number, cookies)).destination).toBe("provider");
    await runAll();
    expect([sent, (await show(number, cookies)).state]).toEqual([[fromMinor(2_50)], "resolved"]);
  });

  test("gives at most what was paid for its lines, and nothing twice after it was reopened", async () => {
    const { cookies, id, number: about } = await customer("cap@example.com");
    await deliverOrder(app, id, 1);
    const { lines, whole } = (await call(app, "/claims/find", { number: about, language_id: 1 }, { cookies })).json();
    const number = await opened({ number: about, kind: "wrong_item", lines: [lines[0].id] }, { cookies });
    const { cap } = await show(number, cookies);
    expect(cap).toBe(lines[0].paid);
    expect(cap).toBeLessThan(whole);
    await staff("take", number);
    const tooMuch = await staff("approve", number, { amount: cap + fromMinor(1) });
    expect(tooMuch.json().errors).toEqual({ amount: "claim.staff.too-much" });
    await staff("approve", number, { amount: cap - fromMinor(1_00) });
    await runAll();
    const reopen = () =>
      call(
        app,
        "/claims/reopen",
        { name: number, text: "It is not enough.", language_id: 1 },
        { cookies, headers: { "idempotency-key": key() } },
      );
    expect((await reopen()).json().claim).toMatchObject({ state: "open", can_reopen: false });
    await staff("take", number);
    expect((await staff("approve", number, { amount: fromMinor(2_00) })).statusCode).toBe(422);
    await staff("approve", number, { amount: fromMinor(1_00) });
    await runAll();
    expect(sent).toEqual([cap - fromMinor(1_00), fromMinor(1_00)]);
    expect((await reopen()).statusCode).toBe(409);
    const again = await opened({ number: about, kind: "wrong_item", lines: [lines[0].id] }, { cookies });
    await staff("take", again);
    expect((await staff("approve", again, { amount: fromMinor(1) })).statusCode).toBe(422);
    await staff("reject", again, { reason: "All was given." });
  });

  test("about carriage gives what is covered and the freight; what is above the payment is credited, once", async () => {
    const ruta = await addForwarder(app);
    const request = await paidRequest(app, ruta, [
      await addParcel(app, ruta, SHOES),
      await addParcel(app, ruta, SERUM),
    ]);
    await lose(request.number);
    const { rows } = await app.database.db.execute<{ lines: { key: string; amount: number }[] }>(
      sql`select packed_lines as lines from forward_requests where slug = ${request.slug}`,
    );
    const sumOf = (name: string) =>
      (rows[0]?.lines ?? []).filter((line) => line.key === name).reduce((sum, { amount }) => sum + amount, 0);
    const stated = { number: request.number, kind: "not_delivered", wants: "balance" };
    const number = await opened(stated, { cookies: ruta.cookies });
    const { cap } = await show(number, ruta.cookies);
    expect(cap).toBe(sumOf("goods") + sumOf("freight"));
    const balance = async () =>
      (await call(app, "/balance/get", { currency_id: 1 }, { cookies: ruta.cookies })).json().balance.amount;
    const before = await balance();
    await staff("take", number);
    expect((await staff("approve", number, { amount: cap })).statusCode).toBe(200);
    await runAll();
    expect([(await balance()) - before, (await show(number, ruta.cookies)).state]).toEqual([cap, "resolved"]);
  });

  test("is withdrawn, or rejected with a reason and reopened once", async () => {
    const { cookies, number: about } = await customer("reject@example.com");
    const first = await opened({ number: about }, { cookies });
    const own = (path: string, name: string, body: object = {}) =>
      call(
        app,
        `/claims/${path}`,
        { name, language_id: 1, ...body },
        { cookies, headers: { "idempotency-key": key() } },
      );
    expect((await own("withdraw", first)).json().claim.state).toBe("withdrawn");
    const second = await opened({ number: about }, { cookies });
    await staff("take", second);
    await staff("reject", second, { reason: "It was charged once." });
    await runAll();
    expect(app.mails.find(({ template }) => template === "claim-rejected")?.values).toMatchObject({
      reason: "It was charged once",
    });
    expect((await own("withdraw", second)).statusCode).toBe(409);
    await app.database.db.execute(
      sql`update claims set ended_at = now() - interval '15 days' where id = ${Number(second.slice(2))}`,
    );
    expect((await own("reopen", second, { text: "Twice." })).statusCode).toBe(409);
    await app.database.db.execute(sql`update claims set ended_at = now() where id = ${Number(second.slice(2))}`);
    expect((await own("reopen", second, { text: "Twice." })).json().claim.state).toBe("open");
    expect(
      (await call(app, "/claims/list", {}, { cookies })).json().items.map(({ number }: { number: string }) => number),
    ).toEqual([second, first]);
  });

  test("staff go on with a question that nobody answers", async () => {
    const { cookies, number: about } = await customer("silent@example.com");
    const number = await opened({ number: about }, { cookies });
    await staff("take", number);
    await staff("ask", number, { question: "Which one?", days: 1 });
    expect((await staff("go-on", number)).json().state).toBe("in_review");
  });
});

describe("I20 what is refunded by several at once", () => {
  const balanceOf = async (cookies: Record<string, string>) =>
    (await call(app, "/balance/get", { currency_id: 1 }, { cookies })).json().balance.amount as number;
  /** Refunds to the card, and what came to the balance. */
  const refundedTo = async (cookies: Record<string, string>, before: number) =>
    sent.reduce((sum, amount) => sum + amount, 0) + (await balanceOf(cookies)) - before;
  const refundWhole = async (payment: string) =>
    staffCall(
      app,
      "/payments/refund",
      { payment, destination: "provider", reason: "asked for" },
      {
        cookies: (await signedInMember(app, { roles: ["administrator"] })).cookies,
        headers: { "idempotency-key": key() },
      },
    );
  const withdrawFrom = async ({
    slug,
    number,
    cookies,
  }: {
    slug: string;
    number: string;
    cookies: Record<string, string>;
  }) => {
    await withdraw(app, { number, order: slug }, { cookies });
    await runJobs("withdrawal-effect");
  };
  async function runJobs(...names: string[]): Promise<void> {
    for (const job of app.enqueued.splice(0))
      if (names.includes(job.name)) await app.runJob({ ...CLAIM_EFFECT, name: job.name }, job.payload);
      else app.enqueued.push(job);
  }
  /** A claim that waits for its approval, for all that was paid, to the balance. */
  async function claimed(email: string) {
    const buyer = await customer(email);
    const number = await opened({ number: buyer.number, wants: "balance" }, { cookies: buyer.cookies });
    await staff("take", number);
    return { ...buyer, claim: number, approve: () => staff("approve", number, { amount: buyer.amount }) };
  }
  type Claimed = Awaited<ReturnType<typeof claimed>>;
  const others: [string, (subject: Claimed) => Promise<unknown>][] = [
    ["a refund by staff", ({ reference }) => refundWhole(reference)],
    ["a confirmed withdrawal", withdrawFrom],
  ];

  for (const [index, [name, other]] of others.entries()) {
    test(`I20 an approved claim and ${name}: all that was paid is refunded once, whichever comes first`, async () => {
      const orders = [
        async (subject: Claimed) => {
          const { statusCode } = await subject.approve();
          await other(subject);
          return statusCode;
        },
        async (subject: Claimed) => {
          const { statusCode } = await subject.approve();
          await runJobs(CLAIM_EFFECT.name);
          await other(subject).catch(() => undefined);
          return statusCode;
        },
        async (subject: Claimed) => {
          const approve = subject.approve().then(({ statusCode }) => runJobs(CLAIM_EFFECT.name).then(() => statusCode));
          return (await Promise.all([approve, other(subject)]))[0];
        },
      ];
      for (const [order, happen] of orders.entries()) {
        sent = [];
        const subject = await claimed(`twice-${index}-${order}@example.com`);
        const before = await balanceOf(subject.cookies);
        const approved = await happen(subject);
        await runJobs("withdrawal-effect", CLAIM_EFFECT.name, "refund-payment");
        await runJobs("withdrawal-effect", CLAIM_EFFECT.name, "refund-payment");
        expect([order, await refundedTo(subject.cookies, before)]).toEqual([order, subject.amount]);
        // The approval that comes second has nothing to give: it is refused, and staff decide anew.
        const { state } = await show(subject.claim, subject.cookies);
        expect([order, approved, state]).toEqual(
          order === 2 && approved !== 200 ? [2, 409, "in_review"] : [order, 200, "resolved"],
        );
      }
    });
  }

  test("I20 an approved claim and a cancelled request: all that was paid is refunded once, whichever comes first", async () => {
    const ruta = await addForwarder(app);
    const before = await balanceOf(ruta.cookies);
    const approved = async () => {
      const request = await paidRequest(app, ruta, [await addParcel(app, ruta, SHOES)]);
      const number = await opened({ number: request.number, wants: "balance" }, { cookies: ruta.cookies });
      await staff("take", number);
      expect((await staff("approve", number, { amount: request.total })).statusCode).toBe(200);
      const cancel = () => requestCall(app, ruta, "cancel", { slug: request.slug });
      return { number, cancel, run: () => runJobs(CLAIM_EFFECT.name) };
    };
    type Approved = Awaited<ReturnType<typeof approved>>;
    const orders = [
      ({ cancel, run }: Approved) => cancel().then(run),
      ({ cancel, run }: Approved) => run().then(cancel),
      ({ cancel, run }: Approved) => Promise.all([run(), cancel()]),
    ];
    for (const [order, happen] of orders.entries()) {
      const subject = await approved();
      await happen(subject);
      await runAll();
      expect([order, (await balanceOf(ruta.cookies)) - before]).toEqual([order, 0]);
    }
    expect(app.mails.map(({ template }) => template)).toContain("claim-given-before");
  });

  test("I20 staff refunded the freight of a lost request: the claim adds the cover, and no freight again", async () => {
    const ruta = await addForwarder(app);
    const request = await paidRequest(app, ruta, [await addParcel(app, ruta, SHOES)]);
    await lose(request.number);
    const stated = { number: request.number, kind: "not_delivered", wants: "balance" };
    const number = await opened(stated, { cookies: ruta.cookies });
    const { cap } = await show(number, ruta.cookies);
    await staff("take", number);
    await staff("approve", number, { amount: cap });
    const { rows } = await app.database.db.execute<{ reference: string; goods: number }>(sql`
      select p.reference, (select sum((line ->> 'amount')::bigint)::integer
        from jsonb_array_elements(r.packed_lines) line where line ->> 'key' = 'goods') as goods
      from payments p join forward_requests r on r.id = p.payable_id
      where p.payable_kind = 'forward_request' and r.slug = ${request.slug}`);
    expect((await refundWhole(rows[0]?.reference ?? "")).statusCode).toBe(200);
    const before = await balanceOf(ruta.cookies);
    await runAll();
    expect((await balanceOf(ruta.cookies)) - before).toBe(rows[0]?.goods);
    expect(rows[0]?.goods).toBeLessThan(cap);
    expect(await show(number, ruta.cookies)).toMatchObject({ state: "resolved", amount: rows[0]?.goods });
  });
});

describe("FORWARDING-06 a claim about a request that was paid together with others", () => {
  test("I14 T121 its money is refunded from the common payment, once; cancelled then, what is left of its share follows", async () => {
    const pro = await addPro(app);
    const balance = async () =>
      (await call(app, "/balance/get", { currency_id: 1 }, { cookies: pro.cookies })).json().balance.available;
    const before = await balance();
    const requests = [
      await submittedOf(app, pro, [await addParcel(app, pro, SHOES)]),
      await submittedOf(app, pro, [await addParcel(app, pro, SERUM)]),
    ] as const;
    const shown = async ({ slug }: { slug: string }) =>
      (await requestCall(app, pro, "get", { slug })).json().request.number as string;
    const numbers = [await shown(requests[0]), await shown(requests[1])];
    const { slug } = (await proCall(app, pro, "/pro-desk/pay", { numbers })).json();
    await payByBalance(app, pro, slug);
    const number = await opened({ number: numbers[0] }, { cookies: pro.cookies });
    await staff("take", number);
    expect((await staff("approve", number, { amount: fromMinor(4_00) })).json().state).toBe("approved");
    await runAll();
    expect(await show(number, pro.cookies)).toMatchObject({ state: "resolved", amount: fromMinor(4_00) });
    const { rows } = await app.database.db.execute(sql`
      select r.amount::integer, r.part_id from refunds r join payments p on p.id = r.payment_id
      where p.payable_kind = 'invoice' and p.payable_id = (select id from invoices where slug = ${slug})`);
    expect(rows).toEqual([{ amount: fromMinor(4_00), part_id: Number(numbers[0]?.slice(2)) }]);
    expect(before - (await balance())).toBe(requests[0].total + requests[1].total - fromMinor(4_00));
    expect(await checkForwarding(app.database.db)).toEqual([]);
    await requestCall(app, pro, "cancel", { slug: requests[0].slug });
    await runAll();
    expect(before - (await balance())).toBe(requests[1].total);
  });
});

describe("FORWARDING-06 a claim about a request that was paid with its quote", () => {
  test("FORWARDING-06 T121 its money, that of the goods too, is refunded to the card that paid the quote, once", async () => {
    const owner = await addForwarder(app);
    const [desk, receive] = [await quoteDesk(app), await intake(app)];
    const { slug, number: quote } = await acceptedQuote(app, desk, owner);
    await app.shop.payments.receive(PROVIDER.card, notificationOf(await beginPayment(app, owner, slug)));
    await desk("buy", { number: quote });
    await desk("item-bought", { number: quote, item: 1, shop_order: "A-1" });
    await desk("item-shipped", { number: quote, items: [1], tracking_number: "1ZCLAIMEDBOOTS", carrier: "UPS" });
    await receive("receive", { tracking_number: "1ZCLAIMEDBOOTS" });
    const { request } = (await quoteCall(app, owner, "get", { slug })).json().quote;
    const balance = async () =>
      (await call(app, "/balance/get", { currency_id: 1 }, { cookies: owner.cookies })).json().balance.amount;
    const before = await balance();
    const number = await opened({ number: request.number, wants: "provider" }, { cookies: owner.cookies });
    const { cap } = await show(number, owner.cookies);
    expect(cap).toBeGreaterThan(fromMinor(100_00));
    await staff("take", number);
    expect((await staff("approve", number, { amount: cap })).json().state).toBe("approved");
    await runAll();
    expect([sent, (await balance()) - before]).toEqual([[cap], 0]);
    expect(await show(number, owner.cookies)).toMatchObject({ state: "resolved", amount: cap });
    const { rows } = await app.database.db.execute(sql`
      select r.amount::integer, r.destination, r.part_kind, r.part_id
      from refunds r join payments p on p.id = r.payment_id where p.payable_kind = 'quote' and p.payable_id = ${Number(quote.slice(2))}`);
    const part = { part_kind: "forward_request", part_id: Number(request.number.slice(2)) };
    expect(rows).toEqual([{ amount: cap, destination: "provider", ...part }]);
    expect(await checkQuotes(app.database.db)).toEqual([]);
  });
});

describe("FORWARDING-06 what cannot be claimed", () => {
  test("a second claim names the first, however many are made at once", async () => {
    const { cookies, number } = await customer("twice@example.com");
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(app, { number }, { cookies })));
    const first = answers.map((answer) => answer.json());
    expect(new Set(first.map((each) => each.number)).size).toBe(1);
    expect(first.filter((each) => each.is_new)).toHaveLength(1);
    const { items } = (await call(app, "/claims/options", { language_id: 1 }, { cookies })).json();
    expect(items).toMatchObject([{ number, open_claim: first[0].number }]);
  });

  test("ERROR-05 too little text, no pictures of damage, or what is over", async () => {
    const { cookies, id, number } = await customer("errors@example.com");
    const broken = async (stated: object) => (await claim(app, { number, ...stated }, { cookies })).json().errors;
    expect(await broken({ kind: "not_delivered" })).toEqual({ kind: "claim.error.window" });
    await deliverOrder(app, id, 15);
    expect(await broken({ kind: "late" })).toEqual({ kind: "claim.error.window" });
    await deliverOrder(app, id, 1);
    expect(await broken({ kind: "damaged", text: "broken" })).toEqual({
      text: "claim.error.too-short",
      files: "claim.error.pictures",
    });
    // A document is no picture.
    const files = [(await evidence(app, { cookies })).id, (await evidence(app, { cookies }, PDF)).id];
    expect(await broken({ kind: "damaged", files })).toEqual({ files: "claim.error.pictures" });
    expect((await claim(app, { number, kind: "late", lines: [99] }, { cookies })).statusCode).toBe(404);
  });
});

describe("a guest's claim", () => {
  test("T106 is made with the number and the address, with files of the same browser, and read by the mailed link", async () => {
    const { id } = await paidByCard(app);
    await deliverOrder(app, id, 2);
    // A new browser gets its secret before it uploads several files at once.
    const found = await call(app, "/claims/find", { number: `OR${id}`, email: GUEST, language_id: 1 });
    const cookies = Object.fromEntries(found.cookies.map(({ name, value }) => [name, value]));
    const [first, second] = await Promise.all([evidence(app, { cookies }), evidence(app, { cookies })]);
    const stated = { number: `or ${id}`, email: "Ruta@Example.com", kind: "damaged", files: [first.id, second.id] };
    expect((await claim(app, stated, { cookies: (await evidence(app)).cookies })).statusCode).toBe(404);
    const own = (cookies = {}) => visit(app, { path: `/files/${first.id}`, cookies });
    expect([(await own()).statusCode, (await own(first.cookies)).statusCode]).toEqual([404, 200]);
    const number = await opened(stated, { cookies: first.cookies });
    await runAll();
    const link = mailedLink();
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await show(link)).toMatchObject({ number, about: `OR${id}`, about_path: null, files: [{}, {}] });
    expect((await own(first.cookies)).statusCode).toBe(404);
    for (const name of [number, "A".repeat(43)])
      expect((await call(app, "/claims/get", { name, language_id: 1 }, { cookies: first.cookies })).statusCode).toBe(
        404,
      );
    const stranger = await customer("stranger@example.com");
    expect(
      (await call(app, "/claims/get", { name: number, language_id: 1 }, { cookies: stranger.cookies })).statusCode,
    ).toBe(404);
    expect((await visit(app, { path: `/files/${first.id}`, cookies: stranger.cookies })).statusCode).toBe(404);
  });

  test("T061 an unknown number and a wrong address are refused alike, and guesses are limited", async () => {
    const { id } = await paidByCard(app);
    const find = (number: string, email?: string) => call(app, "/claims/find", { number, email, language_id: 1 });
    const refusals = [
      await find(`OR${id}`, "other@example.com"),
      await find("OR99999999", GUEST),
      await find(`OR${id}`),
    ];
    expect(refusals.map((answer) => ({ ...answer.json(), request_id: "" }))).toEqual(
      Array(3).fill({ status: false, code: "not_found", message: "error.call.not-found", request_id: "" }),
    );
    expect((await find(`OR${id}`, GUEST)).json()).toMatchObject({ number: `OR${id}` });
    for (let tries = 0; tries < 6; tries++) await find(`OR${id}`, `guess-${tries}@example.com`);
    expect((await find(`OR${id}`, GUEST)).statusCode).toBe(429);
  });

  test("T105 T124 uploads of guests are limited by network and by browser, and only evidence is taken", async () => {
    const uploadOf = async (purpose: string) =>
      (
        await visit(app, {
          method: "POST",
          path: `/api/files?purpose=${purpose}&name=a.pdf`,
          headers: { "content-type": "application/pdf", "idempotency-key": key() },
          body: PDF,
        })
      ).statusCode;
    expect(await uploadOf("parcel-invoice")).toBe(401);
    const { id, cookies } = await evidence(app);
    const fill = (action: string) =>
      app.database.db.execute(sql`update rate_limits set hits = 60 where bucket like ${`${action}%`}`);
    await evidence(app, { cookies });
    await fill("upload by");
    expect([(await evidence(app, { cookies })).status, (await evidence(app)).status]).toEqual([429, 200]);
    await fill("upload from");
    expect((await evidence(app)).status).toBe(429);
    await app.database.db.execute(sql`delete from rate_limits`);
    await app.database.db.execute(sql`
      insert into files (visitor_hash, purpose, kind, name, bytes, received_bytes)
      select visitor_hash, purpose, kind, name, 1, 10485760 from files, generate_series(1, 5) where id = ${id}`);
    expect([(await evidence(app, { cookies })).status, (await evidence(app)).status]).toEqual([413, 200]);
  });

  test("T130 becomes the account's with its confirmed address, is exported, and erased names nobody", async () => {
    const { id } = await paidByCard(app, { email: "later@example.com" });
    await opened({ number: `OR${id}`, email: "later@example.com" });
    await runAll();
    const link = mailedLink();
    const userId = await addUser(app, { email: "later@example.com" });
    const person = { userId, email: "later@example.com", storefrontCode: "lt" };
    const { claimData } = await import("./index.ts");
    const { adoptGuestClaims } = await import("./claim-store.ts");
    const { db } = app.database;
    await db.transaction((tx) => adoptGuestClaims(tx, person));
    expect((await call(app, "/claims/get", { name: link, language_id: 1 })).statusCode).toBe(404);
    expect(await claimData.collect(db, person)).toMatchObject([{ subjectId: id, messages: [{ text: CLAIM.text }] }]);
    await db.transaction((tx) => claimData.erase(tx, person));
    const [erased] = await claimData.collect(db, person);
    expect(erased).toMatchObject({ firstName: "", messages: [], email: expect.stringMatching(/@erased\.invalid$/) });
  });
});
