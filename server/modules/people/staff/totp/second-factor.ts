import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { openSecret, sealSecret } from "#platform/sealed-secret.ts";
import { lockMember, type MemberRow } from "../members/member-store.ts";
import { staffMembers } from "../tables.ts";
import { matchingStep, totpCode, totpStep } from "./totp.ts";

const purposeOf = (memberId: number) => `totp of staff member ${memberId}`;

/** Gives a member a new second factor; codes of an older one count no more. */
export async function setSecondFactor(tx: Database, key: Buffer, memberId: number, secret: Buffer): Promise<void> {
  const totpSecret = sealSecret(key, purposeOf(memberId), secret);
  await tx.update(staffMembers).set({ totpSecret }).where(eq(staffMembers.id, memberId));
}

/**
 * Uses a code up: of many who give the same one at once, one is let in. Returns the locked member, or null for a code
 * that is wrong or was used. Wants a transaction.
 */
export async function takeTotp(
  tx: Database,
  { secretsKey, memberId, totp, now }: { secretsKey: Buffer; memberId: number; totp: string; now: Date },
): Promise<MemberRow | null> {
  const member = await lockMember(tx, memberId);
  if (!member?.totpSecret) return null;
  const secret = openSecret(secretsKey, purposeOf(memberId), member.totpSecret);
  const step = matchingStep(secret, totp, now, member.totpLastStep);
  if (step === null) return null;
  await tx.update(staffMembers).set({ totpLastStep: step }).where(eq(staffMembers.id, memberId));
  return member;
}

/** A code that would be accepted now: the present one, or the next when that was used. */
export function usableTotp(secretsKey: Buffer, { id, totpSecret, totpLastStep }: MemberRow, now: Date): string | null {
  if (!totpSecret) return null;
  const step = Math.max(totpStep(now), totpLastStep + 1);
  return totpCode(openSecret(secretsKey, purposeOf(id), totpSecret), step);
}
