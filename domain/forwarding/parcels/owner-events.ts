import { nextEvents } from "#domain/shared/state/machine.ts";
import { PARCEL_MACHINE } from "./parcel-machine.ts";
import type { HoldReason, ParcelEvent, ParcelState } from "./parcel-states.ts";

interface Held {
  state: ParcelState;
  /** Stays while a held parcel is given up or sent back; staff clear the reason when they end the hold. */
  holdReason: HoldReason | null;
}

/** The receiver does not decide about goods that may have been paid for with somebody else's money. */
const NOT_WHEN_DISPUTED: readonly ParcelEvent[] = ["ask_return", "give_up"];

/**
 * The events that the owner of a parcel can cause: none of them ends a hold of staff (I21). Handing over is left out,
 * because the parcel does not know whether its owner has a company.
 */
export function ownerEvents({ state, holdReason }: Held): ParcelEvent[] {
  const rescue = rescueEvent({ holdReason });
  return nextEvents(PARCEL_MACHINE, state, "customer").filter((event) => {
    if (event === "hand_over") return false;
    if (event === "rescue" || event === "rescue_to_hold") return event === rescue;
    return holdReason !== "payment_fraud" || !NOT_WHEN_DISPUTED.includes(event);
  });
}

/** A rescued parcel returns to its state before: in storage, or held. */
export const rescueEvent = ({ holdReason }: Pick<Held, "holdReason">): "rescue" | "rescue_to_hold" =>
  holdReason === null ? "rescue" : "rescue_to_hold";
