/** The kinds of payables (PAYMENT-02). */
export const PAYABLE_KINDS = ["order", "top_up", "quote", "forward_request", "invoice"] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

/** The page that shows a payable after it was paid. */
export function paidPage(kind: PayableKind, slug: string): string {
  if (kind === "order") return `/success/${slug}`;
  if (kind === "invoice") return `/invoice/${slug}`;
  if (kind === "quote") return `/quotes/${slug}`;
  if (kind === "forward_request") return `/my-orders/${slug}`;
  return kind === "top_up" ? "/balance" : "/my-orders";
}
