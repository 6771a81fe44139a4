import type { Block } from "#domain/content/content/blocks.ts";
import { readImageSource } from "#domain/shared/images/image-address.ts";
import { presetImage } from "#domain/shared/images/presets.ts";

/** A picture of a text, with what it shows below it. */
export function Picture({ picture }: { picture: Extract<Block, { kind: "picture" }> }) {
  const source = picture.path.replace(/^\//, "");
  // A path of another kind, such as a drawing of the build, has one size.
  const image = readImageSource(source) ? presetImage(source, "gallery", "(min-width: 768px) 45rem, 100vw") : null;
  return (
    <figure className="my-2">
      <img
        {...(image ?? { src: picture.path })}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card bg-sunk"
      />
      {picture.caption && <figcaption className="mt-2 text-sm text-ink2">{picture.caption}</figcaption>}
    </figure>
  );
}
