import { NECKLACE } from "./watches/necklace.ts";
import { RING } from "./watches/ring.ts";
import { SUNGLASSES } from "./watches/sunglasses.ts";
import { WATCH } from "./watches/watch.ts";

export const WATCH_AND_JEWEL_KINDS = [WATCH, RING, NECKLACE, SUNGLASSES];
