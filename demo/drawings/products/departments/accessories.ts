import { backpack, rollTopPack, rucksack } from "../../objects/backpack.ts";
import { belt, wovenBelt } from "../../objects/belt.ts";
import { bandRing, beadNecklace, necklace, ring } from "../../objects/jewellery.ts";
import { cabinCase, suitcase } from "../../objects/suitcase.ts";
import { aviators, sunglasses } from "../../objects/sunglasses.ts";
import { canvasShopper, chainBag, tote } from "../../objects/tote.ts";
import { foldedUmbrella, umbrella } from "../../objects/umbrella.ts";
import { wallet, zipPurse } from "../../objects/wallet.ts";
import { chronograph, rectangularWatch, watch } from "../../objects/watch.ts";
import { giftCase, shippingCarton, slimCarton } from "../../packaging/boxes.ts";
import { paperBag } from "../../packaging/paper-bag.ts";
import { type ProductModel, silhouette } from "../product-model.ts";

export const ACCESSORIES = {
  belt: {
    packaging: giftCase,
    silhouettes: [silhouette(belt, 298, 262, 226), silhouette(wovenBelt, 312, 160, 250)],
  },
  tote: {
    packaging: paperBag,
    silhouettes: [
      silhouette(tote, 329, 180, 210),
      silhouette(canvasShopper, 338, 190, 214),
      silhouette(chainBag, 324, 190, 240),
    ],
  },
  backpack: {
    packaging: shippingCarton,
    silhouettes: [
      silhouette(backpack, 342, 212, 196),
      silhouette(rucksack, 342, 180, 210),
      silhouette(rollTopPack, 344, 170, 170),
    ],
  },
  wallet: {
    packaging: giftCase,
    silhouettes: [silhouette(wallet, 298, 246, 206), silhouette(zipPurse, 302, 250, 206)],
  },
  suitcase: {
    packaging: shippingCarton,
    silhouettes: [silhouette(suitcase, 354, 190, 170), silhouette(cabinCase, 354, 210, 170)],
  },
  umbrella: {
    packaging: slimCarton,
    silhouettes: [silhouette(umbrella, 348, 200, 150), silhouette(foldedUmbrella, 340, 176, 180)],
  },
  sunglasses: {
    packaging: giftCase,
    silhouettes: [silhouette(sunglasses, 268, 150, 204), silhouette(aviators, 270, 150, 204)],
  },
  watch: {
    packaging: giftCase,
    readable: true,
    silhouettes: [
      silhouette(watch, 353, 214, 196),
      silhouette(chronograph, 347, 214, 200),
      silhouette(rectangularWatch, 353, 208, 190),
    ],
  },
  ring: {
    packaging: giftCase,
    silhouettes: [silhouette(ring, 337, 200, 150), silhouette(bandRing, 345, 200, 176)],
  },
  necklace: {
    packaging: giftCase,
    silhouettes: [silhouette(necklace, 344, 200, 250), silhouette(beadNecklace, 344, 200, 240)],
  },
} as const satisfies Record<string, ProductModel>;
