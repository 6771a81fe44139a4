/** What a customer sees of the way: the cart lies behind, the order ahead (CHECKOUT-02). */
export const CHECKOUT_STEPS = ["cart", "shipping", "payment", "done"] as const;

export interface Standing {
  /** The place in the list of steps. */
  current: number;
  isDone: boolean;
  /** The step before, without language. */
  back: string | null;
}

const at = (step: (typeof CHECKOUT_STEPS)[number], back: string | null): Standing => {
  return { current: CHECKOUT_STEPS.indexOf(step), isDone: step === "done", back };
};

/** Which step a page is; none for pages that only follow from a payment. */
export function standingOf(routeName: string, slug: string | undefined, loaderData: unknown): Standing | null {
  if (routeName === "checkout") return at("shipping", "/cart");
  if (routeName === "payment") return isOpenStep(loaderData) ? at("payment", `/checkout/${slug}`) : null;
  if (routeName === "confirm") return at("payment", `/payment/${slug}`);
  return routeName === "success" || routeName === "order-successful" ? at("done", null) : null;
}

/** The payment route also serves what was ordered before and is paid for now. */
const isOpenStep = (loaderData: unknown) => (loaderData as { kind?: string } | undefined)?.kind === "step";

/** How far a step of the list is. */
export function stateOf(index: number, { current, isDone }: Standing): "done" | "current" | "ahead" {
  if (index < current || isDone) return "done";
  return index === current ? "current" : "ahead";
}
