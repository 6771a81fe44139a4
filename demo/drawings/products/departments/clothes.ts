import { bobbleHat, cap } from "../../objects/cap.ts";
import { coat } from "../../objects/coat.ts";
import { dress, eveningDress, shirtDress } from "../../objects/dress.ts";
import { gloves, mittens } from "../../objects/gloves.ts";
import { hoodie, zipHoodie } from "../../objects/hoodie.ts";
import { jeans, wideJeans } from "../../objects/jeans.ts";
import { knit, rollNeck } from "../../objects/knit.ts";
import { scarf, silkScarf } from "../../objects/scarf.ts";
import { campShirt, shirt } from "../../objects/shirt.ts";
import { buttonedSkirt, skirt } from "../../objects/skirt.ts";
import { pocketTShirt, stripedTShirt, tShirt } from "../../objects/t-shirt.ts";
import { paperBag } from "../../packaging/paper-bag.ts";
import { type ProductModel, silhouette } from "../product-model.ts";

export const CLOTHES = {
  tshirt: {
    packaging: paperBag,
    silhouettes: [
      silhouette(tShirt, 338, 176, 150),
      silhouette(pocketTShirt, 338, 214, 160),
      silhouette(stripedTShirt, 340, 176, 150),
    ],
  },
  shirt: {
    packaging: paperBag,
    silhouettes: [silhouette(shirt, 340, 212, 150), silhouette(campShirt, 338, 206, 156)],
  },
  hoodie: {
    packaging: paperBag,
    silhouettes: [silhouette(hoodie, 340, 200, 130), silhouette(zipHoodie, 340, 206, 134)],
  },
  knit: {
    packaging: paperBag,
    silhouettes: [silhouette(knit, 340, 186, 146), silhouette(rollNeck, 340, 206, 140)],
  },
  coat: {
    packaging: paperBag,
    silhouettes: [silhouette(coat, 352, 206, 156)],
  },
  dress: {
    packaging: paperBag,
    silhouettes: [
      silhouette(dress, 355, 200, 150),
      silhouette(shirtDress, 355, 206, 150),
      silhouette(eveningDress, 361, 196, 130),
    ],
  },
  skirt: {
    packaging: paperBag,
    silhouettes: [silhouette(skirt, 340, 214, 160), silhouette(buttonedSkirt, 338, 216, 164)],
  },
  jeans: {
    packaging: paperBag,
    silhouettes: [silhouette(jeans, 355, 204, 130), silhouette(wideJeans, 354, 204, 130)],
  },
  cap: {
    packaging: paperBag,
    silhouettes: [silhouette(cap, 284, 226, 196), silhouette(bobbleHat, 304, 222, 200)],
  },
  scarf: {
    packaging: paperBag,
    silhouettes: [silhouette(scarf, 350, 214, 190), silhouette(silkScarf, 332, 232, 232)],
  },
  gloves: {
    packaging: paperBag,
    silhouettes: [silhouette(gloves, 338, 190, 210), silhouette(mittens, 342, 180, 220)],
  },
} as const satisfies Record<string, ProductModel>;
