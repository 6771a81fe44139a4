import { nextEvents } from "../state/machine.ts";
import { PARCEL_MACHINE } from "./parcel-machine.ts";
import type { HoldReason, ParcelEvent, ParcelState } from "./parcel-states.ts";

interface Held {
  state: ParcelState;
  /** Kept while a held parcel is given up or sent back; staff clear it when they end the hold. */
  holdReason: HoldReason | null;
}

/** Goods that may have been paid for with somebody else's money are not their receiver's to decide about. */
const NOT_WHEN_DISPUTED: readonly ParcelEvent[] = ["ask_return", "give_up"];

/**
 * What the owner of a parcel can do with it: nothing that ends a hold of staff (I21). Whether there is a company to give it
 * to is not the parcel's to know.
 */
export function ownerEvents({ state, holdReason }: Held): ParcelEvent[] {
  const rescue = rescueEvent({ holdReason });
  return nextEvents(PARCEL_MACHINE, state, "customer").filter((event) => {
    if (event === "hand_over") return false;
    if (event === "rescue" || event === "rescue_to_hold") return event === rescue;
    return holdReason !== "payment_fraud" || !NOT_WHEN_DISPUTED.includes(event);
  });
}

/** A parcel that is kept after all is where it was before: on its shelf, or held. */
export const rescueEvent = ({ holdReason }: Pick<Held, "holdReason">): "rescue" | "rescue_to_hold" =>
  holdReason === null ? "rescue" : "rescue_to_hold";
