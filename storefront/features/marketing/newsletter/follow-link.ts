import { browserApi } from "#storefront/browser-api.ts";

/** The purposes of mailed links, as in their addresses. */
export const LINK_PURPOSES = ["confirm", "unsubscribe", "watch", "cart"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
export type LinkOutcome = "done" | "invalid" | "failed";

const NOT_FOUND = 404;

const CALLS: Readonly<Record<LinkPurpose, (link: { token: string }) => Promise<unknown>>> = {
  confirm: (link) => browserApi.marketing.confirmNewsletter(link),
  unsubscribe: (link) => browserApi.marketing.unsubscribeNewsletter(link),
  cart: (link) => browserApi.marketing.restoreCart(link),
  watch: (link) => browserApi.watches.confirmWatch(link),
};

/** T040: called on submit only, because mail programs open links by themselves. */
export async function followLink(purpose: LinkPurpose, token: string): Promise<LinkOutcome> {
  try {
    await CALLS[purpose]({ token });
    return "done";
  } catch (error) {
    return (error as { status?: number } | null)?.status === NOT_FOUND ? "invalid" : "failed";
  }
}
