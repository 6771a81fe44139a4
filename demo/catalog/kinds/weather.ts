import { BELT } from "./weather/belt.ts";
import { CAP } from "./weather/cap.ts";
import { GLOVES } from "./weather/gloves.ts";
import { SCARF } from "./weather/scarf.ts";
import { UMBRELLA } from "./weather/umbrella.ts";

export const WEATHER_KINDS = [CAP, SCARF, GLOVES, BELT, UMBRELLA];
