import {
  AudioLines,
  Bird,
  Circle,
  Diamond,
  Feather,
  Hexagon,
  Leaf,
  type LucideIcon,
  Moon,
  Sparkle,
  Triangle,
  Waves,
} from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { brandPath } from "#domain/catalogue/search/search-path.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { Panel } from "#ui/panel.tsx";

const ICONS: readonly LucideIcon[] = [
  Triangle,
  AudioLines,
  Waves,
  Leaf,
  Circle,
  Bird,
  Sparkle,
  Moon,
  Hexagon,
  Feather,
  Diamond,
];
const TYPE_STYLES = ["font-bold", "font-medium", "font-bold italic", "font-medium", "tracking-[.14em]", "font-bold"];

/** The storefront's featured brands, set in its display font. */
export function BrandStrip({ brands }: { brands: readonly { name: string }[] }) {
  const t = useTranslate();
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands-title" className="container-page">
      <h2 id="brands-title" className="visually-hidden">
        {t("home.brands.title")}
      </h2>
      <Panel
        as="ul"
        padding="none"
        className="grid grid-cols-2 items-center gap-x-3 gap-y-1 px-3 py-3 md:flex md:flex-wrap md:justify-between md:px-6 md:py-4.5"
      >
        {brands.map(({ name }) => (
          <Brand key={name} name={name} />
        ))}
      </Panel>
    </section>
  );
}

/** A number of the name alone, so that a brand keeps its mark wherever it stands. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => (sum * 36 + letter.charCodeAt(0)) % 9_973, 36);

function Brand({ name }: { name: string }) {
  const number = numberOf(name);
  const Icon = ICONS[number % ICONS.length] ?? Circle;
  return (
    <li>
      <LocalLink
        to={brandPath(name)}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-field px-3 font-display text-lg whitespace-nowrap transition-colors hover:bg-sunk"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" />
        <span className={TYPE_STYLES[number % TYPE_STYLES.length]}>{name}</span>
      </LocalLink>
    </li>
  );
}
