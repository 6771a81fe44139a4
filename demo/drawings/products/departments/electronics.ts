import { camera, rangefinderCamera } from "../../objects/camera.ts";
import { drone, guardedDrone } from "../../objects/drone.ts";
import { eReader, eReaderInCover } from "../../objects/e-reader.ts";
import { earbuds, inEarBuds } from "../../objects/earbuds.ts";
import { flatConsole, gameConsole } from "../../objects/game-console.ts";
import { gamepad, handheldConsole } from "../../objects/gamepad.ts";
import { headphones, slingHeadphones, studioHeadphones } from "../../objects/headphones.ts";
import { keyboard, slimKeyboard } from "../../objects/keyboard.ts";
import { colourfulLaptop, laptop } from "../../objects/laptop.ts";
import { curvedMonitor, monitor } from "../../objects/monitor.ts";
import { handedMouse, mouse } from "../../objects/mouse.ts";
import { foldingPhone, phone, visorPhone } from "../../objects/phone.ts";
import { magneticPowerBank, powerBank } from "../../objects/power-bank.ts";
import { meshRouter, router } from "../../objects/router.ts";
import { roundSmartwatch, smartwatch } from "../../objects/smartwatch.ts";
import { speaker, tubeSpeaker } from "../../objects/speaker.ts";
import { tablet, tabletOnCover } from "../../objects/tablet.ts";
import { giftCase, retailBox, shippingCarton } from "../../packaging/boxes.ts";
import { type ProductModel, silhouette } from "../product-model.ts";

export const ELECTRONICS = {
  phone: {
    packaging: retailBox,
    readable: true,
    silhouettes: [
      silhouette(phone, 332, 172, 128),
      silhouette(visorPhone, 332, 172, 150),
      silhouette(foldingPhone, 334, 216, 150),
    ],
  },
  tablet: {
    packaging: retailBox,
    silhouettes: [silhouette(tablet, 328, 268, 160), silhouette(tabletOnCover, 312, 250, 220)],
  },
  laptop: {
    packaging: retailBox,
    silhouettes: [silhouette(laptop, 301, 250, 240), silhouette(colourfulLaptop, 320, 250, 240)],
  },
  monitor: {
    packaging: shippingCarton,
    silhouettes: [silhouette(monitor, 325, 250, 220), silhouette(curvedMonitor, 322, 140, 240)],
  },
  headphones: {
    packaging: retailBox,
    silhouettes: [
      silhouette(headphones, 330, 140, 236),
      silhouette(slingHeadphones, 328, 140, 216),
      silhouette(studioHeadphones, 329, 176, 232),
    ],
  },
  earbuds: {
    packaging: retailBox,
    silhouettes: [silhouette(earbuds, 324, 200, 180), silhouette(inEarBuds, 326, 240, 250)],
  },
  speaker: {
    packaging: retailBox,
    readable: true,
    silhouettes: [silhouette(speaker, 330, 200, 164), silhouette(tubeSpeaker, 304, 140, 222)],
  },
  camera: {
    packaging: retailBox,
    silhouettes: [silhouette(camera, 304, 222, 196), silhouette(rangefinderCamera, 298, 210, 196)],
  },
  gamepad: {
    packaging: retailBox,
    silhouettes: [silhouette(gamepad, 316, 246, 206), silhouette(handheldConsole, 302, 282, 214)],
  },
  console: {
    packaging: shippingCarton,
    silhouettes: [silhouette(gameConsole, 346, 214, 160), silhouette(flatConsole, 314, 274, 250)],
  },
  smartwatch: {
    packaging: giftCase,
    readable: true,
    silhouettes: [silhouette(smartwatch, 349, 214, 200), silhouette(roundSmartwatch, 349, 214, 196)],
  },
  keyboard: {
    packaging: retailBox,
    silhouettes: [silhouette(keyboard, 302, 130, 210), silhouette(slimKeyboard, 294, 250, 232)],
  },
  mouse: {
    packaging: retailBox,
    silhouettes: [silhouette(mouse, 334, 206, 156), silhouette(handedMouse, 336, 186, 180)],
  },
  router: {
    packaging: retailBox,
    silhouettes: [silhouette(router, 312, 230, 256), silhouette(meshRouter, 330, 204, 170)],
  },
  "power-bank": {
    packaging: retailBox,
    silhouettes: [silhouette(powerBank, 330, 200, 160), silhouette(magneticPowerBank, 330, 196, 216)],
  },
  drone: {
    packaging: shippingCarton,
    silhouettes: [silhouette(drone, 318, 200, 202), silhouette(guardedDrone, 338, 210, 200)],
  },
  "e-reader": {
    packaging: retailBox,
    readable: true,
    silhouettes: [silhouette(eReader, 332, 220, 180), silhouette(eReaderInCover, 336, 170, 190)],
  },
} as const satisfies Record<string, ProductModel>;
