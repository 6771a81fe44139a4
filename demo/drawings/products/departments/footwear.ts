import { boot, hikingBoot } from "../../objects/boot.ts";
import { blockHeel, heel } from "../../objects/heel.ts";
import { loafer, snaffleLoafer } from "../../objects/loafer.ts";
import { sandal, slideSandal } from "../../objects/sandal.ts";
import { courtSneaker, runningSneaker, sneaker } from "../../objects/sneaker.ts";
import { shoeBox } from "../../packaging/boxes.ts";
import { type ProductModel, silhouette } from "../product-model.ts";

export const FOOTWEAR = {
  sneaker: {
    packaging: shoeBox,
    silhouettes: [
      silhouette(sneaker, 305, 236, 214),
      silhouette(courtSneaker, 305, 236, 214),
      silhouette(runningSneaker, 305, 236, 214),
    ],
  },
  boot: {
    packaging: shoeBox,
    silhouettes: [silhouette(boot, 326, 214, 190), silhouette(hikingBoot, 326, 234, 200)],
  },
  sandal: {
    packaging: shoeBox,
    silhouettes: [silhouette(sandal, 302, 230, 210), silhouette(slideSandal, 304, 250, 214)],
  },
  heel: {
    packaging: shoeBox,
    silhouettes: [silhouette(heel, 314, 130, 220), silhouette(blockHeel, 316, 132, 216)],
  },
  loafer: {
    packaging: shoeBox,
    silhouettes: [silhouette(loafer, 304, 222, 222), silhouette(snaffleLoafer, 304, 222, 222)],
  },
} as const satisfies Record<string, ProductModel>;
