import type { CallErrorBody, ErrorCode } from "../../contracts/errors.ts";
import type { MessageKey } from "../../i18n/message-key.ts";

export type FieldMessages = Readonly<Record<string, MessageKey>>;

export interface Refusal {
  code: ErrorCode | null;
  /** What concerns the form as a whole. */
  problem: MessageKey;
  /** What concerns single fields. */
  fields: FieldMessages;
}

/** Why a call did not succeed, in message keys; a connection that failed is answered like a server that cannot answer. */
export function readRefusal(error: unknown): Refusal {
  const { answer } = (error ?? {}) as { answer?: Partial<CallErrorBody> };
  if (!answer?.code || !answer.message) return { code: null, problem: "error.call.unavailable", fields: {} };
  const { code, message } = answer;
  // Only then are the errors message keys; otherwise they are remarks for developers.
  const fields = code === "invalid_input" ? ((answer.errors ?? {}) as FieldMessages) : {};
  return { code, problem: message, fields };
}
