/** The states of a parcel at a warehouse. */
export const PARCEL_STATES = [
  "expected",
  "missing",
  "cancelled",
  "unidentified",
  "in_storage",
  "on_hold",
  "reserved",
  "packed",
  "dispatched",
  "delivered",
  "returning",
  "returned",
  "disposal_due",
  "disposed",
  "lost",
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** Announced, and not here yet. */
export const AWAITED_STATES = ["expected", "missing"] as const satisfies readonly ParcelState[];

/** Where the box is: not with us, on our shelves, or gone (the last four). */
export type ParcelPhase = "not_here" | "stored" | "sent" | "returned" | "disposed" | "lost";

/** The phase of each state: a received parcel is stored, sent, returned, disposed or lost (I13). */
export const PARCEL_PHASES: Readonly<Record<ParcelState, ParcelPhase>> = {
  expected: "not_here",
  missing: "not_here",
  cancelled: "not_here",
  unidentified: "stored",
  in_storage: "stored",
  on_hold: "stored",
  reserved: "stored",
  packed: "stored",
  dispatched: "sent",
  delivered: "sent",
  returning: "stored",
  returned: "returned",
  disposal_due: "stored",
  disposed: "disposed",
  lost: "lost",
};

/** The events of a parcel (I10). */
export const PARCEL_EVENTS = [
  "receive",
  "receive_on_hold",
  "receive_unidentified",
  "miss",
  "cancel",
  "match",
  "hold",
  "answer_hold",
  "release",
  "reserve",
  "free",
  "pack",
  "unpack",
  "dispatch",
  "deliver",
  "come_back",
  "hand_over",
  "ask_return",
  "return",
  "abandon",
  "give_up",
  "rescue",
  "rescue_to_hold",
  "dispose",
  "lose",
] as const;
export type ParcelEvent = (typeof PARCEL_EVENTS)[number];

/** The mails that follow the transitions of a parcel (I9). */
export const PARCEL_EFFECTS = [
  "arrived",
  "held",
  "released",
  "missing",
  "returned",
  "disposal-due",
  "disposed",
  "lost",
] as const;
export type ParcelEffect = (typeof PARCEL_EFFECTS)[number];

/** Why a parcel cannot leave its shelf. */
export const HOLD_REASONS = [
  "missing_invoice",
  "name_mismatch",
  "damage",
  "prohibited",
  "customs_query",
  "payment_fraud",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
