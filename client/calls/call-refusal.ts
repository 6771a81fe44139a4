import type { CallErrorBody, ErrorCode, StaleVersion } from "#contracts/errors.ts";
import type { MessageKey } from "#i18n/message-key.ts";

export type FieldMessages = Readonly<Record<string, MessageKey>>;

export interface Refusal {
  code: ErrorCode | null;
  /** For the form as a whole. */
  problem: MessageKey;
  /** The number of what is in the way, where the answer names it. */
  subject?: string | undefined;
  /** The present state of what was edited, where somebody else changed it meanwhile. */
  stale?: StaleVersion;
  /** For single fields. */
  fields: FieldMessages;
}

/** Why a call failed, in message keys. A call that was sent and not answered counts as an unavailable server. */
export function readRefusal(error: unknown): Refusal {
  const { answer, isUnsent } = (error ?? {}) as { answer?: Partial<CallErrorBody>; isUnsent?: boolean };
  if (!answer?.code || !answer.message) {
    return {
      code: null,
      problem: isUnsent ? "error.call.not-sent" : "error.call.unavailable",
      fields: {},
    };
  }
  const { code, message } = answer;
  // Only with this code are the errors message keys; with others they are texts for developers.
  const fields = code === "invalid_input" ? ((answer.errors ?? {}) as FieldMessages) : {};
  const { current, changed = null } = answer;
  return {
    code,
    problem: message,
    subject: answer.subject,
    ...(code === "stale_version" ? { stale: { current, changed } } : {}),
    fields,
  };
}
