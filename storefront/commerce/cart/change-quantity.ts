import type { CartItem } from "../../../contracts/shop/cart.ts";
import { allowedQuantity } from "../../../domain/products/quantity.ts";
import { browserApi } from "../../browser-api.ts";
import { anticipateQuantity, confirmCart, confirmedLine, inTurn } from "./cart-session.ts";
import type { ShownIn } from "./use-shown-in.ts";

/** Presses that follow each other so quickly are one change. */
const SETTLES_AFTER_MS = 350;

interface Wish {
  quantity: number;
  timer: ReturnType<typeof setTimeout>;
  send: () => Promise<void>;
}

export interface QuantityProblems {
  /** Fewer could be had than were wanted. */
  onCut: (quantity: number) => void;
  onRefused: (error: unknown) => void;
}

const wishes = new Map<number, Wish>();

/** CART-04: shown at once, sent when the presses have settled, taken back when the server refuses. */
export function changeQuantity(line: CartItem, wanted: number, shownIn: ShownIn, problems: QuantityProblems): void {
  const { line_id } = line;
  const quantity = allowedQuantity(wanted, line.max_quantity);
  clearTimeout(wishes.get(line_id)?.timer);
  const send = () => sendQuantity(line_id, quantity, shownIn, problems);
  wishes.set(line_id, { quantity, send, timer: setTimeout(send, SETTLES_AFTER_MS) });
  anticipateQuantity(line_id, quantity);
}

async function sendQuantity(
  line_id: number,
  quantity: number,
  shownIn: ShownIn,
  { onCut, onRefused }: QuantityProblems,
): Promise<void> {
  const isLatest = () => wishes.get(line_id)?.quantity === quantity;
  try {
    const answer = await inTurn(() => browserApi.cart.setQuantity({ ...shownIn, line_id, quantity }));
    confirmCart(answer.cart);
    const had = confirmedLine(line_id)?.quantity ?? 0;
    if (isLatest() && had < quantity) onCut(had);
  } catch (error) {
    if (isLatest()) onRefused(error);
  } finally {
    if (isLatest()) {
      wishes.delete(line_id);
      anticipateQuantity(line_id, null);
    }
  }
}

/** Sends what has not settled yet, and waits until all of it is answered. */
export async function settleQuantities(): Promise<void> {
  const unsent = [...wishes.values()];
  for (const { timer } of unsent) clearTimeout(timer);
  await Promise.all(unsent.map(({ send }) => send()));
}
