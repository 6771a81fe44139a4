import { COAT } from "./outer-and-lower/coat.ts";
import { DRESS } from "./outer-and-lower/dress.ts";
import { JEANS } from "./outer-and-lower/jeans.ts";
import { SKIRT } from "./outer-and-lower/skirt.ts";

export const OUTER_AND_LOWER_KINDS = [COAT, JEANS, SKIRT, DRESS];
