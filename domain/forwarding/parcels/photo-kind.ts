/** The subjects of a parcel's photos. A parcel is opened only at the request of the customer or of customs. */
export const PHOTO_KINDS = ["outside", "scale", "label", "contents"] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];
