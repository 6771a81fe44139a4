import type { ParcelPictureRequest } from "../drawings/parcels/parcel-picture.ts";

interface RequestGoods {
  shop: string;
  carrier: string;
  description: string;
  cents: number;
  hs6: string;
  origin: string;
  photos: Pick<ParcelPictureRequest, "form" | "backdrop" | "contents">;
}

/** The contents of the parcels of forward requests, in turn. */
const GOODS: readonly RequestGoods[] = [
  {
    shop: "stridewear.com",
    carrier: "UPS",
    description: "Trail running shoes",
    cents: 7_990,
    hs6: "640411",
    origin: "VN",
    photos: { form: "carton", backdrop: "warm", contents: "shoe" },
  },
  {
    shop: "lumebeauty.com",
    carrier: "USPS",
    description: "Night serum",
    cents: 2_890,
    hs6: "330499",
    origin: "US",
    photos: { form: "mailer", backdrop: "sand", contents: "serum" },
  },
  {
    shop: "fotohaus.com",
    carrier: "UPS",
    description: "Camera bag",
    cents: 9_400,
    hs6: "420292",
    origin: "CN",
    photos: { form: "carton", backdrop: "cool", contents: "bag" },
  },
  {
    shop: "potterslane.us",
    carrier: "USPS",
    description: "Scented soy candle",
    cents: 1_850,
    hs6: "340600",
    origin: "US",
    photos: { form: "carton", backdrop: "mist", contents: "jar" },
  },
];

export function goodsOf(position: number): RequestGoods {
  const goods = GOODS[position % GOODS.length];
  if (!goods) throw new RangeError(`There are no goods at ${position}`);
  return goods;
}
