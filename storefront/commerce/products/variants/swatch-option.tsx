import { classNames } from "#ui/class-names.ts";
import { ProductImage } from "#ui/product-image.tsx";
import { type OptionProps, OptionRadio } from "./option-radio.tsx";

const frame =
  "relative block size-15 cursor-pointer overflow-hidden rounded-card border border-line transition-shadow hover:border-line2 " +
  "has-checked:ring-2 has-checked:ring-pri has-checked:ring-offset-2 has-checked:ring-offset-bg " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-5 has-focus-visible:outline-pri " +
  "data-sold-out:cursor-not-allowed";

const strike =
  "absolute inset-0 bg-[linear-gradient(to_top_right,transparent_calc(50%-1.1px),var(--ink)_calc(50%-1px)_calc(50%+1px),transparent_calc(50%+1.1px))]";

/** A colour, shown as the product's picture in it or as the plain colour. */
export function SwatchOption(props: OptionProps) {
  const { option, isSoldOut } = props;
  return (
    <OptionRadio {...props} className={frame}>
      {option.image ? (
        <ProductImage
          src={option.image}
          preset="thumbnail"
          alt=""
          className={classNames("size-full bg-sunk object-cover", isSoldOut && "opacity-50")}
        />
      ) : (
        <Colour of={option} isSoldOut={isSoldOut} />
      )}
      {isSoldOut && <span aria-hidden="true" className={strike} />}
    </OptionRadio>
  );
}

function Colour({ of: { swatch, label }, isSoldOut }: { of: OptionProps["option"]; isSoldOut: boolean }) {
  if (swatch === null) return <span className="grid size-full place-items-center p-1 text-xs">{label}</span>;
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" className={classNames("size-full", isSoldOut && "opacity-50")}>
      <rect width="1" height="1" fill={swatch} />
    </svg>
  );
}
