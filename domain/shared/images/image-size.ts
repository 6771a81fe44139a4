export interface ImageSize {
  width: number;
  height: number;
  /** Width by height. */
  ratio: number;
}

/** A picture whose size cannot be read counts as 0 × 0 with ratio 0 (CATALOG-18). */
export function imageSize(measured: { naturalWidth: number; naturalHeight: number } | null): ImageSize {
  const { naturalWidth: width, naturalHeight: height } = measured ?? { naturalWidth: 0, naturalHeight: 0 };
  return width > 0 && height > 0 ? { width, height, ratio: width / height } : { width: 0, height: 0, ratio: 0 };
}
