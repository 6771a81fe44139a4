import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { earlier, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { invoiceAggregate, issueInvoice } from "#modules/money/invoices/index.ts";
import { invoices } from "#modules/money/invoices/tables.ts";
import { createStorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { users } from "#modules/people/identity/tables.ts";
import { createDelivery } from "#modules/selling/delivery/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { DEMO_ACCOUNTS } from "../identity/demo-accounts.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { INVOICE_STORIES, type InvoiceStory } from "./invoice-stories.ts";

const { storefrontCode, languageId, currencyId } = DEMO_ORDER_SCOPE;

type IssueDeps = Parameters<typeof issueInvoice>[0];
type Person = typeof users.$inferSelect;

/** An invoice in every state for the demo's customers; nothing is changed if any invoice exists. */
export async function seedDemoInvoices(db: Database, today: Date): Promise<void> {
  const deps = await pastInvoicing(db);
  await transact(db, async (tx) => {
    if ((await tx.$count(invoices)) > 0) return;
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const people = await tx.select().from(users).where(inArray(users.email, emails));
    for (const [number, story] of INVOICE_STORIES.entries()) {
      const person = people.find(({ userType }) => userType === story.who);
      if (person) await writeStory(deps, tx, { story, person, number, today });
    }
  });
}

/** The deps for issuing invoices of the past. */
export async function pastInvoicing(db: Database): Promise<IssueDeps> {
  const changes = { subscribe: () => undefined, close: async () => undefined };
  const { taxBasisPoints } = await createDelivery({ db, changes, log: { warn: () => undefined } });
  return { directory: await createStorefrontDirectory(db), taxBasisPoints, jobs: noJobs };
}

/** Past invoices cause no mails. */
const noJobs = { enqueue: async () => undefined } as unknown as IssueDeps["jobs"];

interface NumberedStory {
  story: InvoiceStory;
  person: Person;
  number: number;
  today: Date;
}

async function writeStory(
  deps: IssueDeps,
  tx: Database,
  { story, person, number, today }: NumberedStory,
): Promise<void> {
  const { id: userId, email, firstName, lastName } = person;
  const at = earlier(today, story.hoursAgo * HOUR_MS);
  const lines = story.lines.map(({ cents, ...line }) => ({ ...line, amount: fromMinor(cents) }));
  const { kind, about = null } = story;
  const { id } = await issueInvoice(
    deps,
    tx,
    { storefrontCode, languageId, currencyId, userId, email, firstName, lastName, kind, about, lines },
    { actor: "staff", at },
    { mails: false, slug: createHash("sha256").update(`demo invoice ${number}`).digest("base64url") },
  );
  if (!story.ending) return;
  const { event, hours } = story.ending;
  const endedAt = later(at, hours * HOUR_MS);
  const actors = { decline: "customer", cancel: "staff", expire: "system" } as const;
  await invoiceAggregate.recordPast(tx, id, { event, actor: actors[event], at: endedAt });
}
