import type { Action } from "./action.ts";
import { AFTERMATH_ACTIONS } from "./actions/aftermath.ts";
import { CLOCK_ACTIONS } from "./actions/clock.ts";
import { COMPANY_ACTIONS } from "./actions/companies.ts";
import { MONEY_ACTIONS } from "./actions/money.ts";
import { OTHER_ACTIONS } from "./actions/others.ts";
import { OUTSIDE_ACTIONS } from "./actions/outside.ts";
import { PARCEL_ACTIONS } from "./actions/parcels.ts";
import { QUOTE_ACTIONS } from "./actions/quotes.ts";
import { REQUEST_ACTIONS } from "./actions/requests.ts";
import { SHOP_ACTIONS } from "./actions/shop.ts";

/** Everything that can happen in a walk. */
export const ACTIONS: readonly Action[] = [
  ...SHOP_ACTIONS,
  ...PARCEL_ACTIONS,
  ...REQUEST_ACTIONS,
  ...QUOTE_ACTIONS,
  ...MONEY_ACTIONS,
  ...AFTERMATH_ACTIONS,
  ...COMPANY_ACTIONS,
  ...OTHER_ACTIONS,
  ...OUTSIDE_ACTIONS,
  ...CLOCK_ACTIONS,
];
