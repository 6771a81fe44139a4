import { BACKPACK } from "./bags/backpack.ts";
import { SUITCASE } from "./bags/suitcase.ts";
import { TOTE } from "./bags/tote.ts";
import { WALLET } from "./bags/wallet.ts";

export const BAG_KINDS = [TOTE, BACKPACK, SUITCASE, WALLET];
