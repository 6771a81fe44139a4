import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { countSales } from "#modules/catalogue/catalog/index.ts";
import { createMailer, listStoredMails } from "#modules/operations/mail/index.ts";
import { Events } from "#platform/events/events.ts";
import { openJobs } from "#platform/jobs/open-jobs.ts";
import { storingTransport } from "#platform/mail/mail-transport.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { recordingJobs } from "#testing/jobs.ts";
import {
  effectOn,
  moveAsStaff,
  openTestOrders,
  place,
  refund,
  settle,
  stateOf,
  type TestOrders,
} from "#testing/selling/orders.ts";
import { orderAggregate } from "./order-aggregate.ts";
import { ORDER_EFFECT } from "./order-effects.ts";
import { createOrders } from "./orders.ts";
import { runEffect } from "./run-effect.ts";
import { refundByStaff, type StaffMove } from "./staff-moves.ts";
import { orders } from "./tables.ts";
import { expireOrders, remindOfPayment } from "./unpaid/unpaid-orders.ts";

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders();
});
beforeEach(() => {
  for (const notes of [shop.enqueued, shop.mails]) notes.length = 0;
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const templates = () => shop.mails.map(({ template }) => template);
const staffMove = (id: number, event: StaffMove["event"], more = {}) =>
  moveAsStaff(shop, `OR${id}`, { event, ...more });

const SENDER = {
  legalName: "Seller",
  legalAddress: null,
  companyCode: null,
  vatNumber: null,
  email: null,
  phone: null,
};

/** Stores mails instead of recording them. */
const ownMailer = (jobs: ReturnType<typeof recordingJobs>["jobs"]) =>
  createMailer({
    db: db(),
    jobs,
    transport: storingTransport,
    mailFrom: undefined,
    marketing: {
      isAllowed: async () => true,
      frequencyOf: async () => "always",
      createLinks: async () => ({ unsubscribe: "", preferences: "" }),
    },
    readPicture: async () => null,
    senderOf: async () => SENDER,
    isConfirmed: async () => true,
    now: () => new Date(),
  });

describe("I9 the effects of an order", () => {
  test("I9 are carried out once, however often they run: one mail, and one invoice number without a gap", async () => {
    const { queueMail } = await ownMailer(recordingJobs().jobs);
    const placed = await Promise.all([place(shop), place(shop), place(shop)]);
    for (const { id } of placed) await settle(shop, id);
    const effects = shop.enqueued.map(({ payload }) => ORDER_EFFECT.payload.parse(payload));
    expect(effects).toMatchObject(placed.map(({ id }) => ({ name: "paid", orderId: id })));
    const again = [...effects, ...effects, ...effects];
    await Promise.all(again.map((effect) => runEffect({ ...shop.deps, queueMail }, effect)));
    const written = await listStoredMails(db());
    expect(written.map(({ template, recipient }) => `${template} ${recipient}`)).toEqual(
      Array(3).fill("order-paid ruta@example.com"),
    );
    const year = new Date().getUTCFullYear();
    const numbered = await db()
      .select()
      .from(orders)
      .where(sql`invoice_number is not null`)
      .orderBy(asc(orders.invoiceNumber));
    const numbers = numbered.map(({ invoiceNumber }) => Number(invoiceNumber?.slice(`LT-${year}-`.length)));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(numbers).toHaveLength(new Set(numbers).size);
    await countSales(db());
    const [product] = (
      await db().execute<{ paid_amount: number }>(
        sql`select paid_amount from products where id = ${placed[0]?.goods[0]?.id}`,
      )
    ).rows;
    expect(product?.paid_amount).toBe(2);
  });

  test("I9 a mail that was stored before its job was lost gets a job when the effect is repeated, and no second copy", async () => {
    const { jobs, enqueued } = recordingJobs();
    const mailer = await ownMailer(jobs);
    const dying = await ownMailer({ ...jobs, enqueue: () => Promise.reject(new Error("killed")) });
    const { id } = await place(shop);
    await settle(shop, id);
    const run = ({ queueMail }: typeof mailer) => runEffect({ ...shop.deps, queueMail }, effectOn(id, "paid"));
    const written = async () => (await listStoredMails(db())).length;
    const before = await written();
    await expect(run(dying)).rejects.toThrow("killed");
    expect([(await written()) - before, enqueued]).toEqual([1, []]);
    await run(mailer);
    expect([(await written()) - before, enqueued.map(({ name }) => name)]).toEqual([1, ["send-mail"]]);
    await db().execute(sql`update mails set state = 'sent' where state = 'waiting'`);
    await run(mailer);
    expect([(await written()) - before, enqueued.length]).toEqual([1, 1]);
  });

  test("no mail goes to a customer who is erased while it is written", async () => {
    const { jobs, enqueued } = recordingJobs();
    const { queueMail } = await ownMailer(jobs);
    const { id } = await place(shop);
    await settle(shop, id);
    const erased: typeof queueMail = async (tx, mail, due) => {
      await db().execute(sql`update orders set erased_at = now() where id = ${id}`);
      return queueMail(tx, mail, due);
    };
    await runEffect({ ...shop.deps, queueMail: erased }, effectOn(id, "paid"));
    expect(enqueued).toEqual([]);
  });

  test("an invoice is numbered in the year that its seller's clock shows", async () => {
    const { id } = await place(shop);
    await settle(shop, id);
    await db().execute(sql`update orders set paid_at = '2031-12-31T22:30:00Z' where id = ${id}`);
    await shop.runEffects();
    expect((await stateOf(shop, id)).invoiceNumber).toBe("LT-2032-000001");
  });

  test("write a mail in the order's language with what it costs, and a link to pay or see it", async () => {
    const { id, slug } = await place(shop, { goods: [await addProduct(db()), await addProduct(db())] });
    await db().execute(sql`update orders set placed_at = placed_at - interval '11 minutes' where id = ${id}`);
    await remindOfPayment(shop.deps);
    await remindOfPayment(shop.deps);
    expect(shop.enqueued.filter(({ key }) => key === `unpaid:${id}:`)).toHaveLength(1);
    await shop.runEffects();
    const unpaid = shop.mails.find(({ values }) => "number" in values && values.number === `OR${id}`);
    expect(unpaid).toMatchObject({
      template: "order-unpaid",
      to: "ruta@example.com",
      language: "lt",
      values: { first_name: "Rūta", url: expect.stringContaining(`/lt/payment/${slug}`) },
    });
    expect(unpaid?.goods).toMatchObject([
      { name: "Žalias batas 1", detail: "42 · 2 × 10,00\u00a0€", value: "20,00\u00a0€" },
      { name: "Žalias batas 2", detail: "", value: "10,00\u00a0€" },
    ]);
    expect(unpaid?.rows).toEqual([
      { label: "Gabenimas", value: "6,60\u00a0€" },
      { label: "Gabenimo nuolaida", value: "\u22121,10\u00a0€" },
      { label: "Pristatymas, Omniva", value: "1,99\u00a0€" },
      { label: "Iš viso", value: "37,49\u00a0€", isTotal: true },
    ]);
  });

  test("remind nobody at once, or of what is paid already", async () => {
    const { id } = await place(shop);
    await remindOfPayment(shop.deps);
    expect(shop.enqueued.filter(({ key }) => key.startsWith(`unpaid:${id}:`))).toEqual([]);
    await settle(shop, id);
    await runEffect(shop.deps, effectOn(id, "unpaid"));
    expect(templates()).toEqual([]);
  });

  test("notify the customer of what is waited for: paid, shipped, delivered, refunded", async () => {
    const { id } = await place(shop, { changes: { arrivesFrom: "2999-11-21", arrivesTo: "2999-11-24" } });
    await settle(shop, id);
    for (const event of ["process", "pack"] as const) await staffMove(id, event);
    await staffMove(id, "ship", { trackingNumber: "CD417882301LT", location: "Delaware" });
    await shop.runEffects();
    for (const event of ["depart", "send_out", "deliver"] as const) await staffMove(id, event);
    await refund(shop, id, { captured: fromMinor(27_49), refunded: fromMinor(5_00) });
    await shop.runEffects();
    expect(templates()).toEqual(["order-paid", "order-shipped", "order-delivered", "order-refunded"]);
    expect(shop.mails[1]?.rows).toEqual([
      { label: "Siuntos numeris", value: "CD417882301LT" },
      { label: "Numatoma", value: "2999-11-21 – 2999-11-24" },
    ]);
    for (const { goods } of shop.mails) expect(goods?.map(({ name }) => name)).toEqual([expect.any(String)]);
    expect(shop.mails[3]?.values).toMatchObject({ amount: "5,00\u00a0€" });
    expect((await stateOf(shop, id)).state).toBe("partially_refunded");
  });

  test("the mail of a paid order is the record of the contract: place, days, seller, withdrawal with its form, and terms", async () => {
    const company = { name: "UAB „Pavyzdys“", code: "304123456", vat_number: null, address: "Gedimino pr. 1, Vilnius" };
    const extras = { company, courier_note: "Kodas 12", gift_message: "Su\ngimtadieniu!" };
    const { id } = await place(shop, { changes: { arrivesFrom: "2999-11-21", arrivesTo: "2999-11-24", extras } });
    await settle(shop, id);
    const blocks = [{ kind: "paragraph", runs: [{ text: "Galioja mūsų sąlygos" }] }] as const;
    for (const { payload } of shop.enqueued.splice(0))
      await runEffect({ ...shop.deps, termsOf: async () => [...blocks] as never }, ORDER_EFFECT.payload.parse(payload));
    const mail = shop.mails.at(-1);
    expect(mail?.template).toBe("order-paid");
    const [delivery, invoiced, note, gift, seller, withdrawal, terms] = mail?.sections ?? [];
    expect(invoiced?.lines).toEqual([company.name, company.address, "Įmonės kodas: 304123456"]);
    expect([note?.lines, gift?.lines]).toEqual([["Kodas 12"], ["Su", "gimtadieniu!"]]);
    expect(delivery?.lines.join("\n")).toMatch(
      /Rūta.*\n.*Omniva\nUžsakyta \d{4}-\d\d-\d\d\nNumatoma: 2999-11-21 – 2999-11-24/s,
    );
    expect(seller?.heading).toBe("Pardavėjas ir kontaktai");
    expect(withdrawal?.lines.join(" ")).toMatch(/14 dienų.*Pavyzdinė forma/s);
    expect(withdrawal?.lines.join(" ")).toContain(`OR${id}`);
    expect(withdrawal?.link?.url).toMatch(/\/lt\/withdrawal$/);
    expect(terms).toMatchObject({ blocks, link: { url: expect.stringMatching(/\/lt\/purchase-agreement$/) } });
  });

  test("notify of an expiry, and of money that came too late", async () => {
    const { id } = await place(shop);
    await db().execute(sql`update orders set expires_at = now() where id = ${id}`);
    await expireOrders(shop.deps);
    await db().transaction(async (tx) =>
      shop.payable.notifyRefunded?.(tx, id, { paymentId: 7, amount: fromMinor(27_49) }),
    );
    await shop.runEffects();
    expect(templates()).toEqual(["order-expired", "order-payment-returned"]);
  });
});

test("I9 a committed payment is followed by its mail, one that was rolled back by nothing", async () => {
  const jobs = await openJobs({ databaseUrl: shop.url, onError: () => undefined, pollSeconds: 0.5 });
  try {
    const payments = { ...shop.deps.payments, registerPayable: () => undefined };
    const deps = { ...shop.deps, payments, events: new Events(), jobs };
    const { payable, work } = await createOrders(deps);
    await work();
    const [undone, kept] = [await place(shop), await place(shop)];
    const paying = { paymentId: 1, captured: fromMinor(27_49), paymentProcessorId: 1, providerTransaction: null };
    await expect(
      db().transaction(async (tx) => {
        await payable.settle(tx, undone.id, paying);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await db().transaction((tx) => payable.settle(tx, kept.id, paying));
    await expect.poll(() => shop.mails.length, { timeout: 20_000 }).toBe(1);
    expect(shop.mails[0]?.values).toMatchObject({ number: `OR${kept.id}` });
    expect((await stateOf(shop, undone.id)).state).toBe("awaiting_payment");
  } finally {
    await jobs.stop();
  }
}, 60_000);

describe("I10 the staff", () => {
  test("I10 cannot skip a step, pay, expire, or move what does not exist", async () => {
    const { id } = await place(shop);
    for (const event of ["pay", "pay_late", "expire", "deliver"] as const)
      await expect(staffMove(id, event)).rejects.toMatchObject({ code: "conflict" });
    const refund = db().transaction(async (tx) =>
      refundByStaff(shop.deps, tx, await orderAggregate.lockByNumber(tx, `OR${id}`), {
        staffId: 1,
        reason: "as asked",
      }),
    );
    await expect(refund).rejects.toMatchObject({ code: "conflict" });
    await expect(staffMove(0, "process")).rejects.toMatchObject({ code: "not_found" });
    await expect(moveAsStaff(shop, "1; drop", { event: "pack" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await staffMove(id, "cancel", { note: "asked by phone" })).toBe("cancelled");
  });
});
