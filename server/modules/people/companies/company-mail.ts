import { randomUUID } from "node:crypto";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { CompanyEffect } from "#domain/people/companies/company-machine.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import type { Effect } from "#platform/aggregate/define-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findRecipient } from "../identity/index.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { membersOf } from "./company-store.ts";
import type { CompanyRow } from "./tables.ts";

type MailDeps = Pick<CompanyDeps, "queueMail" | "directory">;

interface MemberMail {
  template: string;
  path: string;
  values?: Record<string, string>;
  userId: number;
  /** Its cause; the same one is written about once. */
  occasion?: string;
}

export const companyMailKey = (template: string, userId: number, occasion: string) =>
  `${template} ${userId} ${occasion}`;

/** Writes to one member. Each of these mails names the company. */
export async function mailMember(
  { queueMail, directory }: MailDeps,
  tx: Database,
  { storefrontCode, name }: CompanyRow,
  { template, path, values, userId, occasion = randomUUID() }: MemberMail,
): Promise<void> {
  const contact = await findRecipient(tx, userId);
  const storefront = directory.all().find(({ code }) => code === storefrontCode);
  if (!contact || !storefront) return;
  const { iso_code: language } = languageOf(storefront, contact.languageId);
  await queueMail(tx, {
    template,
    to: contact.email,
    storefront,
    language,
    userId,
    values: {
      first_name: contact.firstName,
      company: name,
      url: `${storefront.appUrl}/${language}/${path}`,
      ...values,
    },
    idempotencyKey: companyMailKey(template, userId, occasion),
  } as OutgoingMail);
}

/** The text is part of a sentence, so its full stop is dropped. */
const inSentence = (text: string) => text.replace(/[\s.]+$/, "");

/** Writes to every owner after a transition, each in their own language. */
export async function mailEffect(
  deps: MailDeps,
  tx: Database,
  { name: effect, row: company, occasion }: Effect<CompanyEffect, CompanyRow>,
): Promise<void> {
  const path = effect === "activated" || effect === "restored" ? "site-pro" : "pro";
  const reason = { reason: inSentence(company.reason) };
  const values = {
    question: { question: company.question },
    activated: {},
    refused: reason,
    suspended: reason,
    restored: {},
    closed: reason,
  }[effect] as Record<string, string>;
  const owners = (await membersOf(tx, company.id)).filter(({ role }) => role === "owner");
  for (const { userId } of owners)
    await mailMember(deps, tx, company, { template: `company-${effect}`, path, values, userId, occasion });
}
