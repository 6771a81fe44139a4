import type { ImageFormat, ImageModifiers } from "#domain/shared/images/modifiers.ts";

const LARGEST_SIDE = 320;
const drawn = new Map<string, Promise<Buffer>>();

/** A small grey picture of the requested ratio, for one that is missing. */
export function placeholder({ format, width, height }: ImageModifiers): Promise<Buffer> {
  const [wide, high] = [width ?? height ?? LARGEST_SIDE, height ?? width ?? LARGEST_SIDE];
  const scale = LARGEST_SIDE / Math.max(wide, high);
  const size = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  // There are few formats and sizes, so all are cached.
  const name = `${format} ${size.width}x${size.height}`;
  const picture = drawn.get(name) ?? rasterised(parcel(size), format);
  drawn.set(name, picture);
  return picture;
}

async function rasterised(svg: string, format: ImageFormat): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).toFormat(format).toBuffer();
}

function parcel({ width, height }: { width: number; height: number }): string {
  const scale = Math.min(width, height) / 100;
  const [left, top] = [width / 2 - 50 * scale, height / 2 - 50 * scale];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#e7e6e2"/>
  <path transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="#b3b1aa" stroke-width="2.5"
    stroke-linejoin="round" d="M50 28 72 38v24L50 72 28 62V38Zm0 20 22-10M50 48 28 38m22 10v24"/>
</svg>`;
}
