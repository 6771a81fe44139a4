import { fromMinor } from "../money/money.ts";

/** What a balance can be topped up by with one press, and the bounds of an amount of one's own (ACCOUNT-04). */
export const TOP_UP_AMOUNTS = [20_00, 50_00, 100_00, 200_00].map(fromMinor);
export const TOP_UP_MIN = fromMinor(5_00);
export const TOP_UP_MAX = fromMinor(2_000_00);
