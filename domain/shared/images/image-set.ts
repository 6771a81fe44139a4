import { imageAddress } from "./image-address.ts";
import { normalModifiers, type WantedImage } from "./modifiers.ts";

/** Screens with one and with two dots a pixel are served (CATALOG-17). */
const IMAGE_DENSITIES = [1, 2] as const;

export interface ImageSet {
  src: string;
  srcSet: string;
  sizes?: string;
}

/** One size for screens of several densities; without any density there would be no picture (CATALOG-17, CATALOG-18). */
export function densitySet(
  source: string,
  wanted: WantedImage,
  densities: readonly number[] = IMAGE_DENSITIES,
): ImageSet {
  if (densities.length === 0) throw new Error("The densities of a picture must not be empty.");
  const candidates = densities.map((density) => ({ density, src: imageAddress(source, scaled(wanted, density)) }));
  return {
    src: candidates[0]?.src ?? "",
    srcSet: candidates.map(({ src, density }) => `${src} ${density}x`).join(", "),
  };
}

/** Several widths, of which the browser takes the one that `sizes` and its screen ask for (CATALOG-17). */
export function widthSet(
  source: string,
  wanted: WantedImage,
  { widths, sizes }: { widths: readonly number[]; sizes: string },
): ImageSet {
  const candidates = widths.map((width) => {
    const modifiers = normalModifiers({ ...wanted, width });
    return { src: imageAddress(source, modifiers), width: modifiers.width };
  });
  return {
    src: candidates.at(-1)?.src ?? "",
    srcSet: candidates.map(({ src, width }) => `${src} ${width}w`).join(", "),
    sizes,
  };
}

function scaled({ width, height, ...rest }: WantedImage, density: number) {
  return normalModifiers({
    ...rest,
    ...(width === undefined ? {} : { width: width * density }),
    ...(height === undefined ? {} : { height: height * density }),
  });
}
