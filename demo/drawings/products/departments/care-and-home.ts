import { brush, hairbrush } from "../../objects/brush.ts";
import { candle, pillarCandles } from "../../objects/candle.ts";
import { jar, openJar, tallJar } from "../../objects/jar.ts";
import { deskLamp, lamp } from "../../objects/lamp.ts";
import { lipGloss, lipstick } from "../../objects/lipstick.ts";
import { mascara, slimMascara } from "../../objects/mascara.ts";
import { cupAndSaucer, mug } from "../../objects/mug.ts";
import { nailPolish, roundNailPolish } from "../../objects/nail-polish.ts";
import { perfume, roundPerfume, tallPerfume } from "../../objects/perfume.ts";
import { pumpSerum, serum } from "../../objects/serum.ts";
import { soap, soapBars } from "../../objects/soap.ts";
import { aluminiumTube, tube } from "../../objects/tube.ts";
import { giftCase, retailBox, shippingCarton, slimCarton } from "../../packaging/boxes.ts";
import { type ProductModel, silhouette } from "../product-model.ts";

export const CARE_AND_HOME = {
  perfume: {
    packaging: slimCarton,
    silhouettes: [
      silhouette(perfume, 332, 200, 176),
      silhouette(roundPerfume, 336, 196, 170),
      silhouette(tallPerfume, 340, 196, 160),
    ],
  },
  serum: {
    packaging: slimCarton,
    readable: true,
    silhouettes: [silhouette(serum, 340, 200, 190), silhouette(pumpSerum, 340, 196, 180)],
  },
  jar: {
    packaging: retailBox,
    silhouettes: [
      silhouette(jar, 326, 180, 210),
      silhouette(openJar, 326, 186, 220),
      silhouette(tallJar, 336, 196, 180),
    ],
  },
  tube: {
    packaging: slimCarton,
    silhouettes: [silhouette(tube, 342, 200, 180), silhouette(aluminiumTube, 292, 200, 220)],
  },
  soap: {
    packaging: retailBox,
    silhouettes: [silhouette(soap, 308, 214, 216), silhouette(soapBars, 318, 230, 220)],
  },
  lipstick: {
    packaging: slimCarton,
    silhouettes: [silhouette(lipstick, 342, 180, 160), silhouette(lipGloss, 342, 208, 190)],
  },
  mascara: {
    packaging: slimCarton,
    silhouettes: [silhouette(mascara, 346, 220, 150), silhouette(slimMascara, 342, 230, 170)],
  },
  "nail-polish": {
    packaging: slimCarton,
    silhouettes: [silhouette(nailPolish, 336, 200, 210), silhouette(roundNailPolish, 336, 200, 230)],
  },
  brush: {
    packaging: giftCase,
    silhouettes: [silhouette(brush, 344, 200, 130), silhouette(hairbrush, 348, 216, 140)],
  },
  candle: {
    packaging: retailBox,
    silhouettes: [silhouette(candle, 334, 200, 170), silhouette(pillarCandles, 336, 200, 170)],
  },
  lamp: {
    packaging: shippingCarton,
    silhouettes: [silhouette(lamp, 342, 206, 180), silhouette(deskLamp, 342, 210, 150)],
  },
  mug: {
    packaging: retailBox,
    silhouettes: [silhouette(mug, 334, 210, 190), silhouette(cupAndSaucer, 328, 210, 210)],
  },
} as const satisfies Record<string, ProductModel>;
