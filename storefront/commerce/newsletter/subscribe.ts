import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { checkEmail, checkRequired } from "#domain/shared/forms/validation.ts";

export type SubscriptionOutcome =
  | { kind: "invalid"; problem: "validation.required" | "validation.email" }
  | { kind: "done"; email: string }
  | { kind: "failed" };

const REFUSED_INPUT = [400, 422];

/** An invalid address is not sent; one that the server refuses is reported at the field as well. */
export async function subscribe(typed: string, locale: Language): Promise<SubscriptionOutcome> {
  const email = typed.trim();
  const problem = checkRequired(email) ?? checkEmail(email);
  if (problem) return { kind: "invalid", problem };
  try {
    const { browserApi } = await import("../../browser-api.ts");
    await browserApi.marketing.subscribeNewsletter({ email, locale });
    return { kind: "done", email };
  } catch (error) {
    const isRefused = REFUSED_INPUT.includes((error as { status?: number } | null)?.status ?? 0);
    return isRefused ? { kind: "invalid", problem: "validation.email" } : { kind: "failed" };
  }
}
