import type { AttemptLimit } from "#domain/people/identity/attempt-limits.ts";
import { brokenFields, type FieldVerdict } from "#domain/people/identity/field-verdicts.ts";
import { checkEmailField, checkLine, checkName, normalEmail } from "#domain/people/identity/text-rules.ts";
import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";

export const MESSAGE_REASONS = ["order", "parcel", "purchase", "payment", "account", "business", "other"] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

/** Why a message is held: the checks that it failed, or `script` where the browser ran none. */
export const HOLD_REASONS = ["trap", "form", "work", "sender", "network", "script"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Messages beyond these are held. */
export const MESSAGES_OF_SENDER: AttemptLimit = { attempts: 5, windowMs: HOUR_MS };
export const MESSAGES_FROM_NETWORK: AttemptLimit = { attempts: 20, windowMs: HOUR_MS };
/** Beyond this nothing more is stored, so that nobody can fill the database (T124). */
export const MOST_FROM_NETWORK: AttemptLimit = { attempts: 60, windowMs: HOUR_MS };

/** After this long a message is erased. */
export const KEPT_MONTHS = 24;

export const MESSAGE_CHARACTERS = { min: 10, max: 5_000 } as const;
const SUBJECT_CHARACTERS = { min: 2, max: 150 } as const;
const ORDER_NUMBER_CHARACTERS = { min: 1, max: 40 } as const;

export interface TypedMessage {
  reason: string;
  order_number: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The fields that break a rule, with their messages (ERROR-05). */
export function checkMessage(typed: TypedMessage) {
  return brokenFields({
    reason: reasonOf(typed.reason) ? null : "validation.choice",
    order_number: typed.order_number.trim() === "" ? null : checkLine(typed.order_number, ORDER_NUMBER_CHARACTERS),
    name: checkName(typed.name),
    email: checkEmailField(typed.email),
    subject: checkLine(typed.subject, SUBJECT_CHARACTERS),
    message: checkText(typed.message),
  });
}

const reasonOf = (reason: string) => MESSAGE_REASONS.find((known) => known === reason);

/** Lines may be broken and indented; other control characters are refused. */
function checkText(text: string): FieldVerdict {
  const length = Array.from(text.trim()).length;
  if (length === 0) return "validation.required";
  if (length < MESSAGE_CHARACTERS.min) return "validation.too-short";
  if (length > MESSAGE_CHARACTERS.max) return "validation.too-long";
  return hasControlCharacter(text.replaceAll(/[\n\r\t]/g, " ")) ? "validation.characters" : null;
}

export const readMessage = (typed: TypedMessage) => ({
  reason: reasonOf(typed.reason) ?? "other",
  orderNumber: typed.order_number.trim().toUpperCase() || null,
  name: typed.name.trim(),
  email: normalEmail(typed.email),
  subject: typed.subject.trim(),
  message: typed.message.trim().replaceAll(/\r\n?/g, "\n"),
});
