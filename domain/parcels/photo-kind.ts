/** What a photo of a parcel shows; it is opened only when the customer or customs asks. */
export const PHOTO_KINDS = ["outside", "scale", "label", "contents"] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];
