import { HOODIE } from "./tops/hoodie.ts";
import { KNIT } from "./tops/knit.ts";
import { SHIRT } from "./tops/shirt.ts";
import { T_SHIRT } from "./tops/t-shirt.ts";

export const TOP_KINDS = [T_SHIRT, SHIRT, HOODIE, KNIT];
