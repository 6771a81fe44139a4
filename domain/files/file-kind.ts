/** The kinds that can be uploaded. */
export type UploadKind = "jpeg" | "png" | "webp" | "avif" | "pdf" | "csv";

/** The kinds that are stored: every picture becomes a JPEG. */
export const STORED_KINDS = ["jpeg", "pdf", "csv"] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

export const CONTENT_TYPES: Readonly<Record<UploadKind, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  csv: "text/csv",
};
