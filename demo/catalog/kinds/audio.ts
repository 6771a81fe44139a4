import { EARBUDS } from "./audio/earbuds.ts";
import { HEADPHONES } from "./audio/headphones.ts";
import { SPEAKER } from "./audio/speaker.ts";

export const AUDIO_KINDS = [HEADPHONES, EARBUDS, SPEAKER];
