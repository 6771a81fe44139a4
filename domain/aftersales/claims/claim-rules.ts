import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";

export const CLAIM_KINDS = [
  "damaged",
  "missing_item",
  "wrong_item",
  "not_delivered",
  "late",
  "not_as_described",
  "overcharged",
  "warranty",
  "customs",
  "other",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

const ABOUT_GOODS: readonly ClaimKind[] = ["damaged", "missing_item", "wrong_item", "not_as_described", "warranty"];

/** Whether a claim can name single lines, not only the whole order with its freight. */
export const isAboutGoods = (kind: ClaimKind): boolean => ABOUT_GOODS.includes(kind);

const COVERED: readonly ClaimKind[] = ["damaged", "missing_item", "not_delivered"];

/** Whether the cover of carriage applies: goods came broken, or did not come. */
export const isAboutCover = (kind: ClaimKind): boolean => COVERED.includes(kind);

/** How long after the delivery a claim can be made, and how long after its end it can be reopened. */
export const CLAIM_DAYS = 14;
/** The legal guarantee. */
const WARRANTY_DAYS = 2 * 365;
/** How many pictures a claim about damage needs: of the goods, and of their packaging. */
export const DAMAGE_PICTURES = 2;
export const CLAIM_TEXT = { min: 20, max: 5_000 } as const;

/** The facts of an order or forward request that decide which claims it allows. */
export interface ClaimableFacts {
  isPaid: boolean;
  deliveredAt: Date | null;
  /** The last day that was promised (yyyy-MM-dd). */
  promisedUntil: string | null;
  /** The carrier lost the goods. */
  isLost: boolean;
  /** We sold or bought the goods. For goods that were only sent on, their shop gives the guarantee. */
  isSold: boolean;
}

const NEEDS_DELIVERY: readonly ClaimKind[] = ["damaged", "missing_item", "wrong_item", "late", "not_as_described"];

/** Whether a claim of a kind can be made now: 14 days from the delivery, two years for the guarantee of what we sold. */
export function isClaimable(kind: ClaimKind, facts: ClaimableFacts, now: Date): boolean {
  const { isPaid, deliveredAt, promisedUntil, isLost, isSold } = facts;
  if (!isPaid) return false;
  const isWithin = (days: number) => deliveredAt !== null && now.getTime() <= deliveredAt.getTime() + days * DAY_MS;
  if (kind === "not_delivered") return deliveredAt === null && (isLost || isOverdue(promisedUntil, now));
  if (kind === "warranty") return isSold && isWithin(WARRANTY_DAYS);
  if (NEEDS_DELIVERY.includes(kind)) return isWithin(CLAIM_DAYS);
  return deliveredAt === null || isWithin(CLAIM_DAYS);
}

const isOverdue = (promisedUntil: string | null, now: Date) =>
  promisedUntil !== null && now.toISOString().slice(0, 10) > promisedUntil;

export const claimableKinds = (facts: ClaimableFacts, now: Date): ClaimKind[] =>
  CLAIM_KINDS.filter((kind) => isClaimable(kind, facts, now));

interface ClaimInput {
  kind: ClaimKind;
  text: string;
  pictures: number;
}

/** The fields that cannot be accepted, with the message that each shows. */
export function checkClaim({ kind, text, pictures }: ClaimInput): {
  text?: ClaimTextKey;
  files?: "claim.error.pictures";
} {
  const problem = checkClaimText(text);
  return {
    ...(problem ? { text: problem } : {}),
    ...(kind === "damaged" && pictures < DAMAGE_PICTURES ? { files: "claim.error.pictures" as const } : {}),
  };
}

export type ClaimTextKey =
  | "claim.error.too-short"
  | "validation.required"
  | "validation.too-long"
  | "validation.characters";

export function checkClaimText(text: string, min: number = CLAIM_TEXT.min): ClaimTextKey | null {
  const { length } = Array.from(text.trim());
  if (length < min) return min === 1 ? "validation.required" : "claim.error.too-short";
  if (length > CLAIM_TEXT.max) return "validation.too-long";
  return hasControlCharacter(text.replace(/[\n\r\t]/g, " ")) ? "validation.characters" : null;
}

interface EndedClaim {
  endedAt: Date | null;
  reopenedAt: Date | null;
}

/** A claim is reopened once at most, within CLAIM_DAYS of its end; null where it cannot be reopened. */
export const reopenableUntil = ({ endedAt, reopenedAt }: EndedClaim): Date | null =>
  endedAt === null || reopenedAt !== null ? null : later(endedAt, CLAIM_DAYS * DAY_MS);

export function canReopen(claim: EndedClaim, now: Date): boolean {
  const until = reopenableUntil(claim);
  return until !== null && now <= until;
}
