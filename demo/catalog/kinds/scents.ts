import { CANDLE } from "./scents/candle.ts";
import { PERFUME } from "./scents/perfume.ts";
import { SOAP } from "./scents/soap.ts";

export const SCENT_KINDS = [PERFUME, CANDLE, SOAP];
