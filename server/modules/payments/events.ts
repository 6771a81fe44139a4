import { defineEvent } from "#platform/events/events.ts";
import type { PayableView } from "./payable.ts";

/** A refund is done, or its provider refused it and the money is where it was. */
export interface EndedRefund {
  id: number;
  isDone: boolean;
  /** What it was requested by. */
  key: string;
  /** What its payment paid for. */
  payable: Pick<PayableView, "kind" | "id">;
  /** The staff member who sent the money by hand. */
  by: number | null;
}

export const refundEnded = defineEvent<EndedRefund>("refund-ended");
