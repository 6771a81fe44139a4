import type { Api } from "../../context.ts";

/** The state of a payment as its payer sees it. */
export type PaymentState = Awaited<ReturnType<Api["payments"]["state"]>>;
