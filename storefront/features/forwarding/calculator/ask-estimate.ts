import type { Estimate } from "#contracts/shop/forwarding/calculator.ts";
import type { MessageKey } from "#i18n/message-key.ts";

export interface Answer {
  estimate: Estimate | null;
  /** Why there is none: a message key. */
  refusal: MessageKey | null;
}

export const NO_ANSWER: Answer = { estimate: null, refusal: null };

const EXPECTED: Readonly<Record<number, MessageKey>> = {
  404: "calculator.not-served",
  429: "error.call.too-many-requests",
};

/** An expected refusal stands beside the form, and nothing typed is lost. */
export async function answerOf(call: Promise<Estimate>): Promise<Answer> {
  try {
    return { estimate: await call, refusal: null };
  } catch (error) {
    const refusal = EXPECTED[(error as { status?: number }).status ?? 0];
    if (refusal === undefined) throw error;
    return { estimate: null, refusal };
  }
}
