import type { Api } from "../../context.ts";

/** How a payment stands, as its payer may know it. */
export type PaymentState = Awaited<ReturnType<Api["payments"]["state"]>>;
