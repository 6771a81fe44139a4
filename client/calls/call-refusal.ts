import type { CallErrorBody, ErrorCode } from "#contracts/errors.ts";
import type { MessageKey } from "#i18n/message-key.ts";

export type FieldMessages = Readonly<Record<string, MessageKey>>;

export interface Refusal {
  code: ErrorCode | null;
  /** For the form as a whole. */
  problem: MessageKey;
  /** The number of what is in the way, where the answer names it. */
  subject?: string | undefined;
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
  return { code, problem: message, subject: answer.subject, fields };
}
