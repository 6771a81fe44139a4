import { CREAM } from "./skincare/cream.ts";
import { SERUM } from "./skincare/serum.ts";
import { TUBE } from "./skincare/tube.ts";

export const SKINCARE_KINDS = [SERUM, CREAM, TUBE];
