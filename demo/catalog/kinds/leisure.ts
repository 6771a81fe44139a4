import { CAMERA } from "./leisure/camera.ts";
import { DRONE } from "./leisure/drone.ts";
import { GAME_CONSOLE } from "./leisure/game-console.ts";
import { GAMEPAD } from "./leisure/gamepad.ts";

export const LEISURE_KINDS = [CAMERA, DRONE, GAME_CONSOLE, GAMEPAD];
