import type { Purchase } from "../ledger.ts";
import type { World } from "../world.ts";

export const TILL_ACTIONS = ["pay", "decline", "payLater", "failLater", "cancel"] as const;
export type TillAction = (typeof TILL_ACTIONS)[number];

/** Where the payer's browser goes next; a refused card may also be shown on the provider's own page. */
type Leaves = string | "declined here";

/** The outcome of each of the payer's choices at one provider. */
export type TillActions = Record<TillAction, (world: World, purchase: Purchase) => Leaves>;
