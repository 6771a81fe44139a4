import { describe, expect, test } from "vitest";
import { z } from "zod";
import { DANGEROUS_PERMISSIONS, PERMISSIONS } from "#domain/people/access/permissions.ts";
import { PERMISSION_OF_KIND } from "#domain/people/staff-approvals/limits.ts";
import { staffContract } from "./contract.ts";
import type { StaffCallPolicy } from "./define-staff-call.ts";

interface Definition {
  "~orpc": {
    meta: StaffCallPolicy;
    route: { method: string; path: string };
    inputSchema?: unknown;
    outputSchema?: z.ZodType;
  };
}

const definitions = Object.entries(staffContract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, definition]) => ({
    name: `${area}.${name}`,
    ...(definition as unknown as Definition)["~orpc"],
  })),
);

/** Every staff call, what it needs and what it does. A new call is added here by hand, so that somebody looks at it. */
const INVENTORY = [
  "session.signIn POST /session/sign-in: public, write",
  "session.verifyTotp POST /session/verify-totp: public, write",
  "session.me POST /session/me: public, read",
  "session.stepUp POST /session/step-up: signed-in, write",
  "session.signOut POST /session/sign-out: public, write",
  "session.setPassword POST /session/set-password: public, write",
  "orders.list POST /orders/list: orders.read, read",
  "orders.get POST /orders/get: orders.read, read",
  "orders.move POST /orders/move: orders.write, write, idempotent",
  "orders.refund POST /orders/refund: orders.refund, write, step-up, approval of refund, idempotent",
  "payments.list POST /payments/list: payments.read, read",
  "payments.get POST /payments/get: payments.read, read",
  "payments.refund POST /payments/refund: orders.refund, write, step-up, approval of refund, idempotent",
  "parkedEvents.list POST /parked-events/list: payments.read, read",
  "balance.adjust POST /balance/adjust: ledger.adjust, write, step-up, approval of adjustment, idempotent",
  "payouts.list POST /payouts/list: payouts.read, read",
  "payouts.get POST /payouts/get: payouts.read, read",
  "payouts.confirm POST /payouts/confirm: payouts.write, write, step-up, idempotent",
  "payouts.reject POST /payouts/reject: payouts.write, write, step-up, idempotent",
  "payouts.finishByHand POST /payouts/finish-by-hand: payouts.write, write, step-up, idempotent",
  "content.list POST /content/list: content.read, read",
  "content.get POST /content/get: content.read, read",
  "content.create POST /content/create: content.write, write, idempotent",
  "content.saveText POST /content/save-text: content.write, write, idempotent",
  "content.preview POST /content/preview: content.write, write, idempotent",
  "content.addPictures POST /content/add-pictures: content.write, write, idempotent",
  "content.move POST /content/move: content.publish, write, idempotent",
  "redirects.list POST /redirects/list: redirects.read, read",
  "redirects.export POST /redirects/export: redirects.read, read",
  "redirects.add POST /redirects/add: redirects.write, write, idempotent",
  "redirects.change POST /redirects/change: redirects.write, write, idempotent",
  "redirects.remove POST /redirects/remove: redirects.write, write, idempotent",
  "redirects.import POST /redirects/import: redirects.write, write, idempotent",
  "missedPaths.list POST /missed-paths/list: redirects.read, read",
  "translations.list POST /translations/list: translations.read, read",
  "translations.get POST /translations/get: translations.read, read",
  "translations.getCoverage POST /translations/get-coverage: translations.read, read",
  "translations.export POST /translations/export: translations.read, read",
  "translations.save POST /translations/save: translations.write, write, idempotent",
  "translations.revert POST /translations/revert: translations.write, write, idempotent",
  "translations.import POST /translations/import: translations.write, write, idempotent",
  "translations.allow POST /translations/allow: translations.write, write, idempotent",
  "changedTexts.list POST /changed-texts/list: translations.read, read",
  "withdrawals.list POST /withdrawals/list: claims.read, read",
  "withdrawals.get POST /withdrawals/get: claims.read, read",
  "withdrawals.accept POST /withdrawals/accept: claims.decide, write, step-up, idempotent",
  "withdrawals.refuse POST /withdrawals/refuse: claims.decide, write, step-up, idempotent",
  "withdrawals.receiveGoods POST /withdrawals/receive-goods: claims.decide, write, step-up, idempotent",
  "feeds.list POST /feeds/list: catalogue.read, read",
  "feedRefusals.list POST /feed-refusals/list: catalogue.read, read",
  "integrations.list POST /integrations/list: keys.read, read",
  "integrations.set POST /integrations/set: keys.write, write, step-up, idempotent",
  "integrations.remove POST /integrations/remove: keys.write, write, step-up, idempotent",
  "claims.list POST /claims/list: claims.read, read",
  "claims.get POST /claims/get: claims.read, read",
  "claims.take POST /claims/take: claims.decide, write, step-up, idempotent",
  "claims.ask POST /claims/ask: claims.decide, write, step-up, idempotent",
  "claims.goOn POST /claims/go-on: claims.decide, write, step-up, idempotent",
  "claims.fileWithCarrier POST /claims/file-with-carrier: claims.decide, write, step-up, idempotent",
  "claims.carrierAnswered POST /claims/carrier-answered: claims.decide, write, step-up, idempotent",
  "claims.approve POST /claims/approve: claims.decide, write, step-up, idempotent",
  "claims.reject POST /claims/reject: claims.decide, write, step-up, idempotent",
  "shipments.record POST /shipments/record: warehouse.work, write, idempotent",
  "shipments.label POST /shipments/label: warehouse.work, write, idempotent",
  "shipments.getLabel POST /shipments/get-label: warehouse.read, read",
  "silentShipments.list POST /silent-shipments/list: warehouse.read, read",
  "parkedReports.list POST /parked-reports/list: warehouse.read, read",
  "invoices.list POST /invoices/list: invoices.read, read",
  "invoices.get POST /invoices/get: invoices.read, read",
  "invoices.getDocument POST /invoices/get-document: invoices.read, read",
  "invoices.issue POST /invoices/issue: invoices.write, write, idempotent",
  "invoices.cancel POST /invoices/cancel: invoices.write, write, idempotent",
  "stock.set POST /stock/set: stock.write, write, idempotent",
  "catalog.setPrice POST /catalog/set-price: catalogue.write, write, idempotent",
  "phoneReservations.list POST /phone-reservations/list: stock.read, read",
  "phoneReservations.get POST /phone-reservations/get: stock.read, read",
  "phoneReservations.offer POST /phone-reservations/offer: stock.write, write, idempotent",
  "contacts.list POST /contacts/list: contacts.read, read",
  "contacts.get POST /contacts/get: contacts.read, read",
  "contacts.answer POST /contacts/answer: contacts.write, write, idempotent",
  "contacts.close POST /contacts/close: contacts.write, write, idempotent",
  "contacts.spam POST /contacts/spam: contacts.write, write, idempotent",
  "contacts.release POST /contacts/release: contacts.write, write, idempotent",
  "campaigns.list POST /campaigns/list: campaigns.read, read",
  "campaigns.create POST /campaigns/create: campaigns.write, write, idempotent",
  "campaigns.saveText POST /campaigns/save-text: campaigns.write, write, idempotent",
  "campaigns.test POST /campaigns/test: campaigns.write, write, idempotent",
  "campaigns.schedule POST /campaigns/schedule: campaigns.write, write, idempotent",
  "campaigns.cancel POST /campaigns/cancel: campaigns.write, write, idempotent",
  "pro.list POST /pro/list: pro.read, read",
  "pro.get POST /pro/get: pro.read, read",
  "pro.ask POST /pro/ask: pro.decide, write, idempotent",
  "pro.activate POST /pro/activate: pro.decide, write, idempotent",
  "pro.refuse POST /pro/refuse: pro.decide, write, idempotent",
  "pro.suspend POST /pro/suspend: pro.decide, write, idempotent",
  "pro.restore POST /pro/restore: pro.decide, write, idempotent",
  "pro.close POST /pro/close: pro.decide, write, idempotent",
  "parcels.list POST /parcels/list: warehouse.read, read",
  "parcels.receive POST /parcels/receive: warehouse.work, write, idempotent",
  "parcels.match POST /parcels/match: warehouse.work, write, idempotent",
  "parcels.hold POST /parcels/hold: warehouse.work, write, idempotent",
  "parcels.release POST /parcels/release: warehouse.work, write, idempotent",
  "parcels.serviceDone POST /parcels/service-done: warehouse.work, write, idempotent",
  "parcels.returned POST /parcels/returned: warehouse.work, write, idempotent",
  "parcels.dispose POST /parcels/dispose: warehouse.supervise, write, idempotent",
  "parcels.lose POST /parcels/lose: warehouse.supervise, write, idempotent",
  "forwarding.list POST /forwarding/list: forwarding.read, read",
  "forwarding.getCustomsInvoice POST /forwarding/get-customs-invoice: forwarding.read, read",
  "forwarding.start POST /forwarding/start: warehouse.work, write, idempotent",
  "forwarding.measure POST /forwarding/measure: warehouse.work, write, idempotent",
  "forwarding.label POST /forwarding/label: warehouse.work, write, idempotent",
  "forwarding.dispatch POST /forwarding/dispatch: warehouse.work, write, idempotent",
  "forwarding.hold POST /forwarding/hold: forwarding.write, write, idempotent",
  "forwarding.release POST /forwarding/release: forwarding.write, write, idempotent",
  "forwarding.askDocuments POST /forwarding/ask-documents: forwarding.write, write, idempotent",
  "forwarding.settleCustoms POST /forwarding/settle-customs: forwarding.write, write, idempotent",
  "forwarding.return POST /forwarding/return: forwarding.write, write, idempotent",
  "forwarding.lose POST /forwarding/lose: warehouse.supervise, write, idempotent",
  "consignments.list POST /consignments/list: warehouse.read, read",
  "consignments.create POST /consignments/create: warehouse.work, write, idempotent",
  "consignments.add POST /consignments/add: warehouse.work, write, idempotent",
  "consignments.event POST /consignments/event: warehouse.work, write, idempotent",
  "consignments.close POST /consignments/close: warehouse.work, write, idempotent",
  "quotes.list POST /quotes/list: quotes.read, read",
  "quotes.getInvoice POST /quotes/get-invoice: quotes.read, read",
  "quotes.take POST /quotes/take: quotes.write, write, idempotent",
  "quotes.ask POST /quotes/ask: quotes.write, write, idempotent",
  "quotes.price POST /quotes/price: quotes.write, write, idempotent",
  "quotes.reject POST /quotes/reject: quotes.write, write, idempotent",
  "quotes.buy POST /quotes/buy: quotes.write, write, idempotent",
  "quotes.itemBought POST /quotes/item-bought: quotes.write, write, idempotent",
  "quotes.itemUnavailable POST /quotes/item-unavailable: quotes.write, write, idempotent",
  "quotes.priceRose POST /quotes/price-rose: quotes.write, write, idempotent",
  "quotes.itemShipped POST /quotes/item-shipped: quotes.write, write, idempotent",
  "vitals.list POST /vitals/list: reports.read, read",
  "errors.list POST /errors/list: errors.read, read",
  "errors.get POST /errors/get: errors.read, read",
  "errors.getReplay POST /errors/get-replay: errors.read, read",
  "errors.resolve POST /errors/resolve: errors.write, write, idempotent",
  "errors.ignore POST /errors/ignore: errors.write, write, idempotent",
  "errors.reopen POST /errors/reopen: errors.write, write, idempotent",
  "staffApprovals.list POST /staff-approvals/list: approvals.read, read",
  "staffApprovals.get POST /staff-approvals/get: approvals.read, read",
  "staffApprovals.approve POST /staff-approvals/approve: approvals.write, write, step-up, idempotent",
  "staffApprovals.reject POST /staff-approvals/reject: approvals.write, write, step-up, idempotent",
  "staffApprovals.withdraw POST /staff-approvals/withdraw: approvals.write, write, idempotent",
];

/** Their calls come with their screens. The list only shrinks: a new permission comes with the call that needs it. */
const PERMISSIONS_WITHOUT_CALLS = [
  "payments.write",
  "ledger.read",
  "customers.read",
  "customers.write",
  "customers.export",
  "customers.erase",
  "promotions.read",
  "promotions.write",
  "mail.read",
  "mail.write",
  "storefronts.read",
  "storefronts.write",
  "rates.read",
  "rates.write",
  "marketing.read",
  "marketing.write",
  "jobs.read",
  "jobs.write",
  "staff.read",
  "staff.write",
  "audit.read",
];

/** The reads of other names. */
const OTHER_READS = {
  "session.me": "the member's own session",
};

/** The lists of what is no row of a table; all others have filters, sorts and pages. */
const OTHER_LISTS = {
  "feeds.list": "as many as languages and currencies of storefronts",
  "vitals.list": "figures of the most visited pages",
  "translations.list": "the messages of one language, by key",
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Clients take an answer with one of these for a refusal. */
const OF_REFUSALS = ["message", "errors"];

test("ERROR-01 no call answers with a field by which a refusal is known", () => {
  const fieldsOf = ({ outputSchema }: (typeof definitions)[number]) =>
    outputSchema instanceof z.ZodObject ? Object.keys(outputSchema.shape) : [];
  const misleading = definitions.filter((one) => fieldsOf(one).some((field) => OF_REFUSALS.includes(field)));
  expect(misleading.map(({ name }) => name)).toEqual([]);
});

describe("the staff contract", () => {
  test("T065 lists every call with its permission and effect", () => {
    const listed = definitions.map(({ name, route, meta }) => {
      const approval = meta.approval && `approval of ${meta.approval}`;
      const extras = [meta.stepUp && "step-up", approval, meta.idempotent && "idempotent"].filter(Boolean);
      const needs = meta.permission ?? meta.access;
      return `${name} ${route.method} ${route.path}: ${[needs, meta.effect, ...extras].join(", ")}`;
    });
    expect(listed).toEqual(INVENTORY);
  });

  test("T065 lets only the calls about a session go without a permission", () => {
    const without = definitions.filter(({ meta }) => meta.permission === null);
    expect(without.filter(({ name }) => !name.startsWith("session."))).toEqual([]);
  });

  test("T065 has a call for every permission, but for those that are listed", () => {
    const needed = definitions.map(({ meta }) => meta.permission);
    expect(PERMISSIONS.filter((permission) => !needed.includes(permission))).toEqual(PERMISSIONS_WITHOUT_CALLS);
  });

  test("changes nothing by a permission to read, and reads nothing by one to write", () => {
    const effects = definitions.filter(({ meta }) => meta.permission !== null);
    for (const { name, meta } of effects) {
      expect(meta.effect, name).toBe(meta.permission?.endsWith(".read") ? "read" : "write");
    }
  });

  test("T068 asks for another code before every dangerous call", () => {
    const dangerous = definitions.filter(
      ({ meta }) => meta.permission !== null && DANGEROUS_PERMISSIONS.includes(meta.permission),
    );
    expect(dangerous.filter(({ meta }) => !meta.stepUp)).toEqual([]);
  });

  test("T065 limits only writes by a fresh code, each by the permission of its kind", () => {
    const limited = definitions.flatMap(({ name, meta }) => (meta.approval ? [{ name, ...meta }] : []));
    expect(limited.length).toBeGreaterThan(0);
    for (const { name, approval, permission, effect, stepUp } of limited)
      expect([permission, effect, stepUp], name).toEqual([approval && PERMISSION_OF_KIND[approval], "write", true]);
  });

  test("refuses an edit of an earlier version, wherever a call names the version that was read", () => {
    const takesVersion = ({ inputSchema }: (typeof definitions)[number]) =>
      inputSchema instanceof z.ZodObject && "version" in inputSchema.shape;
    const edits = definitions.filter(takesVersion);
    expect(edits.length).toBeGreaterThan(5);
    expect(edits).toEqual(definitions.filter(({ meta }) => meta.errors.includes("stale_version")));
  });

  test("gives each call the address of its name, so that each has one of its own", () => {
    for (const { name, route } of definitions) expect(route.path).toBe(`/${name.split(".").map(kebab).join("/")}`);
  });

  test("reads by list, get or export only: a second list of a noun has a noun of its own", () => {
    const reads = definitions.filter(({ name, meta }) => meta.effect === "read" && !(name in OTHER_READS));
    for (const { name } of reads) expect(name).toMatch(/^[a-z][A-Za-z]*\.(list|get([A-Z][A-Za-z]*)?|export)$/);
    const writes = definitions.filter(({ meta }) => meta.effect === "write");
    for (const { name } of writes) expect(name).not.toMatch(/\.(list|queue|get|export)([A-Z]|$)/);
  });

  test("gives every list one shape", () => {
    const lists = definitions.filter(({ name }) => name.endsWith(".list") && !(name in OTHER_LISTS));
    for (const { name, inputSchema } of lists) {
      const asked = (inputSchema as z.ZodType).parse({});
      expect(asked, name).toEqual({ filter: {}, sort: expect.any(String), limit: expect.any(Number) });
    }
  });
});
