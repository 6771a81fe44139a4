/** The kinds that can be uploaded. */
export type UploadKind = "jpeg" | "png" | "webp" | "avif" | "pdf" | "csv" | "xlsx";

/** The kinds that are stored: every picture becomes a JPEG, and the first sheet of a workbook a CSV. */
export const STORED_KINDS = ["jpeg", "pdf", "csv"] as const;
export type StoredKind = (typeof STORED_KINDS)[number];

export const CONTENT_TYPES: Readonly<Record<UploadKind, string>> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
