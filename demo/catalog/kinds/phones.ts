import { E_READER } from "./phones/e-reader.ts";
import { PHONE } from "./phones/phone.ts";
import { POWER_BANK } from "./phones/power-bank.ts";
import { SMARTWATCH } from "./phones/smartwatch.ts";
import { TABLET } from "./phones/tablet.ts";

export const PHONE_KINDS = [PHONE, TABLET, E_READER, SMARTWATCH, POWER_BANK];
