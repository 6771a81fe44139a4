import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { checkInvitation, INVITED_FOR_DAYS, isCompanyRole, MOST_MEMBERS } from "#domain/people/companies/team.ts";
import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { formatDate } from "#i18n/format.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { findRecipient, findUserByEmail } from "../identity/index.ts";
import { limitOf } from "./change-team.ts";
import { companyAggregate } from "./company-aggregate.ts";
import type { CompanyDeps } from "./company-deps.ts";
import { membersOf } from "./company-store.ts";
import { findOwnCompany, ownerOf } from "./own-company.ts";
import { type CompanyRow, companies, companyInvitations, companyMembers, type InvitationRow } from "./tables.ts";

interface TypedInvite {
  email: string;
  role: string;
  monthly_limit: number | null;
}

/** Mails a link to somebody who is to work for the company. Inviting an address again replaces its link. */
export async function invite(deps: CompanyDeps, context: CallContext, typed: TypedInvite): Promise<void> {
  const { company } = await ownerOf(context);
  if (company.state !== "active") throw refuse("conflict");
  const broken = checkInvitation(typed);
  if (Object.keys(broken).length > 0 || !isCompanyRole(typed.role)) throw refuseFields(broken);
  const { mailFromAddress } = ATTEMPT_LIMITS;
  await consumeAttempt(context, deps.now(), attemptsFrom("company-invitation", String(company.id), mailFromAddress));
  const { token, hash } = newSecret();
  const values = {
    companyId: company.id,
    email: normalEmail(typed.email),
    role: typed.role,
    monthlyLimit: limitOf(typed.role, typed.monthly_limit),
    tokenHash: hash,
    invitedBy: signedIn(context).id,
    expiresAt: later(deps.now(), INVITED_FOR_DAYS * DAY_MS),
  };
  await transact(context.db, async (tx) => {
    await companyAggregate.lock(tx, company.id);
    const members = await membersOf(tx, company.id);
    const invited = await findUserByEmail(tx, context.storefront.code, values.email);
    if (members.some(({ userId }) => userId === invited?.id)) throw refuseFields({ email: "pro.error.already-member" });
    const size = members.length + (await tx.$count(companyInvitations, isOf(company)));
    if (size >= MOST_MEMBERS) throw refuseFields({ email: "pro.error.team-full" });
    await tx
      .insert(companyInvitations)
      .values(values)
      .onConflictDoUpdate({ target: [companyInvitations.companyId, companyInvitations.email], set: values });
    await mailInvitation(deps, tx, context, { company, token, values });
  });
}

const isOf = ({ id }: CompanyRow) =>
  and(eq(companyInvitations.companyId, id), gt(companyInvitations.expiresAt, sql`now()`));

async function mailInvitation(
  { queueMail }: CompanyDeps,
  tx: Parameters<CompanyDeps["queueMail"]>[0],
  context: CallContext,
  { company, token, values }: { company: CompanyRow; token: string; values: { email: string; expiresAt: Date } },
): Promise<void> {
  const { storefront } = context;
  const user = signedIn(context);
  const language = await languageFor(tx, context, values.email);
  await queueMail(tx, {
    template: "company-invitation",
    to: values.email,
    storefront,
    language,
    values: {
      company: company.name,
      inviter: `${user.first_name} ${user.last_name}`.trim(),
      until: formatDate(values.expiresAt, "UTC"),
      url: `${storefront.appUrl}/${language}/pro/invitation/${token}`,
    },
    idempotencyKey: `company-invitation ${company.id} ${randomUUID()}`,
  });
}

/** The language of the invited person's account; without an account, that of the inviting member. */
async function languageFor(tx: Database, context: CallContext, email: string): Promise<Language> {
  const { storefront } = context;
  const account = await findUserByEmail(tx, storefront.code, email);
  const languageId = account?.languageId ?? (await findRecipient(tx, signedIn(context).id))?.languageId;
  return languageOf(storefront, languageId).iso_code;
}

interface Invited {
  invitation: InvitationRow;
  company: CompanyRow;
}

/** The invitation of a mailed link; opening it changes nothing (T061). */
export async function openInvitation(context: CallContext, token: string): Promise<Invited> {
  const hash = tokenHash(token);
  if (!hash) throw refuse("not_found");
  const isIt = and(
    eq(companyInvitations.tokenHash, hash),
    gt(companyInvitations.expiresAt, sql`now()`),
    eq(companies.storefrontCode, context.storefront.code),
    eq(companies.state, "active"),
  );
  const [found] = await context.db
    .select({ invitation: companyInvitations, company: companies })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(isIt);
  if (!found) throw refuse("not_found");
  return found;
}

/** Joins the company; the caller needs the invited address, and may be in no other company (T061). */
export async function join(context: CallContext, token: string): Promise<void> {
  const user = signedIn(context);
  const { invitation } = await openInvitation(context, token);
  if (normalEmail(user.email) !== invitation.email) throw refuse("not_found");
  await transact(context.db, async (tx) => {
    await companyAggregate.lock(tx, invitation.companyId);
    if (await findOwnCompany({ ...context, db: tx })) throw refuse("conflict");
    const [used] = await tx
      .delete(companyInvitations)
      .where(and(eq(companyInvitations.id, invitation.id), eq(companyInvitations.tokenHash, invitation.tokenHash)))
      .returning();
    if (!used) throw refuse("not_found");
    const { companyId, role, monthlyLimit } = used;
    const [joined] = await tx
      .insert(companyMembers)
      .values({ companyId, userId: user.id, role, monthlyLimit })
      .onConflictDoNothing()
      .returning({ id: companyMembers.id });
    // Another company was joined at the same moment.
    if (!joined) throw refuse("conflict");
  });
}

export async function revokeInvitation(context: CallContext, id: number): Promise<void> {
  const { company } = await ownerOf(context);
  const isIt = and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, company.id));
  const revoked = await context.db.delete(companyInvitations).where(isIt).returning({ id: companyInvitations.id });
  if (revoked.length === 0) throw refuse("not_found");
}
