import { checkEmail, checkRequired, type ValidationKey } from "../../../domain/forms/validation.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";

export type SubscriptionOutcome =
  | { kind: "wrong"; problem: ValidationKey }
  | { kind: "done"; email: string }
  | { kind: "failed" };

const REFUSED_INPUT = [400, 422];

/** A wrong address is not sent; one that the server finds wrong after all is told at the field just the same. */
export async function subscribe(typed: string, locale: Language): Promise<SubscriptionOutcome> {
  const email = typed.trim();
  const problem = checkRequired(email) ?? checkEmail(email);
  if (problem) return { kind: "wrong", problem };
  try {
    const { browserApi } = await import("../../browser-api.ts");
    await browserApi.marketing.subscribeNewsletter({ email, locale });
    return { kind: "done", email };
  } catch (error) {
    const isRefused = REFUSED_INPUT.includes((error as { status?: number } | null)?.status ?? 0);
    return isRefused ? { kind: "wrong", problem: "validation.email" } : { kind: "failed" };
  }
}
