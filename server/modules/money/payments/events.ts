import { defineEvent } from "#platform/events/events.ts";
import type { PayableView } from "./payable.ts";

/** A refund that is done, or was refused by its provider and reversed in the ledger. */
export interface EndedRefund {
  id: number;
  isDone: boolean;
  /** The refund's idempotency key. */
  key: string;
  /** The payable of the refunded payment. */
  payable: Pick<PayableView, "kind" | "id">;
  /** The staff member who sent the money by hand. */
  by: number | null;
}

export const refundEnded = defineEvent<EndedRefund>("refund-ended");
