import { KEYBOARD } from "./computers/keyboard.ts";
import { LAPTOP } from "./computers/laptop.ts";
import { MONITOR } from "./computers/monitor.ts";
import { MOUSE } from "./computers/mouse.ts";
import { ROUTER } from "./computers/router.ts";

export const COMPUTER_KINDS = [LAPTOP, MONITOR, KEYBOARD, MOUSE, ROUTER];
