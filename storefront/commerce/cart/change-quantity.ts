import { sendWhenConnected } from "#client/calls/send-when-connected.ts";
import type { CartItem } from "#contracts/shop/selling/cart.ts";
import { allowedQuantity } from "#domain/catalogue/products/quantity.ts";
import { browserApi } from "../../browser-api.ts";
import { anticipateQuantity, confirmCart, confirmedLine, inTurn } from "./cart-session.ts";
import type { ShownIn } from "./use-shown-in.ts";

/** Changes within this time are sent as one. */
const SETTLES_AFTER_MS = 350;

interface PendingChange {
  quantity: number;
  timer: ReturnType<typeof setTimeout>;
  send: () => Promise<void>;
}

export interface QuantityProblems {
  /** Fewer pieces were available than requested. */
  onCut: (quantity: number) => void;
  onRefused: (error: unknown) => void;
  /** It is sent when there is a connection again. */
  onWait: () => void;
}

const pending = new Map<number, PendingChange>();

/** CART-04: shown at once, sent after a pause, reverted when the server refuses. */
export function changeQuantity(line: CartItem, wanted: number, shownIn: ShownIn, problems: QuantityProblems): void {
  const { line_id } = line;
  const quantity = allowedQuantity(wanted, line.max_quantity);
  clearTimeout(pending.get(line_id)?.timer);
  const send = () => sendQuantity(line_id, quantity, shownIn, problems);
  pending.set(line_id, { quantity, send, timer: setTimeout(send, SETTLES_AFTER_MS) });
  anticipateQuantity(line_id, quantity);
}

async function sendQuantity(
  line_id: number,
  quantity: number,
  shownIn: ShownIn,
  { onCut, onRefused, onWait }: QuantityProblems,
): Promise<void> {
  const isLatest = () => pending.get(line_id)?.quantity === quantity;
  try {
    const set = () => inTurn(() => browserApi.cart.setQuantity({ ...shownIn, line_id, quantity }));
    confirmCart((await sendWhenConnected(set, onWait)).cart);
    const had = confirmedLine(line_id)?.quantity ?? 0;
    if (isLatest() && had < quantity) onCut(had);
  } catch (error) {
    if (isLatest()) onRefused(error);
  } finally {
    if (isLatest()) {
      pending.delete(line_id);
      anticipateQuantity(line_id, null);
    }
  }
}

/** Sends pending changes at once, and waits for all answers. */
export async function settleQuantities(): Promise<void> {
  const unsent = [...pending.values()];
  for (const { timer } of unsent) clearTimeout(timer);
  await Promise.all(unsent.map(({ send }) => send()));
}
