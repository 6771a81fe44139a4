import { BOOT } from "./footwear/boot.ts";
import { HEEL } from "./footwear/heel.ts";
import { LOAFER } from "./footwear/loafer.ts";
import { SANDAL } from "./footwear/sandal.ts";
import { SNEAKER } from "./footwear/sneaker.ts";

export const FOOTWEAR_KINDS = [SNEAKER, BOOT, SANDAL, LOAFER, HEEL];
