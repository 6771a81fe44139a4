/** The steps as a customer sees them (CHECKOUT-02). */
export const CHECKOUT_STEPS = ["cart", "shipping", "payment", "confirm", "done"] as const;

export interface StepPosition {
  /** The index in the list of steps. */
  current: number;
  isDone: boolean;
  /** The path of the previous step, without language. */
  back: string | null;
}

const at = (step: (typeof CHECKOUT_STEPS)[number], back: string | null): StepPosition => {
  return { current: CHECKOUT_STEPS.indexOf(step), isDone: step === "done", back };
};

/** The step of a page; null for pages that only follow from a payment. */
export function positionOf(routeName: string, slug: string | undefined, loaderData: unknown): StepPosition | null {
  if (routeName === "checkout") return at("shipping", "/cart");
  if (routeName === "payment") return isOpenStep(loaderData) ? at("payment", `/checkout/${slug}`) : null;
  if (routeName === "confirm") return at("confirm", `/payment/${slug}`);
  return routeName === "success" && isOwnOrder(loaderData) ? at("done", null) : null;
}

/** The payment route also serves unpaid orders, which are not a step. */
const isOpenStep = (loaderData: unknown) => (loaderData as { kind?: string } | undefined)?.kind === "step";

/** The page of a missing order, or of somebody else's, is no step. */
const isOwnOrder = (loaderData: unknown) =>
  (loaderData as { order?: { is_owner?: boolean } | null } | undefined)?.order?.is_owner === true;

export type StepState = "done" | "current" | "ahead";

export function stateOf(index: number, { current, isDone }: StepPosition): StepState {
  if (index < current || isDone) return "done";
  return index === current ? "current" : "ahead";
}
