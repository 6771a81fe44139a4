import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCount } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { SITE_LINKS } from "#storefront/shell/navigation/site-links.ts";
import { SectionHead } from "#storefront/shell/section-head.tsx";
import { classNames } from "#ui/class-names.ts";
import { ProductImage } from "#ui/product-image.tsx";
import type { HomeDepartment } from "./home-catalogue.server.ts";
import { dimmedInDarkMode, onPictureText, pictureBackground } from "./picture-classes.ts";

/** A scrolling row on narrow screens, five tiles on wide ones. */
export function DepartmentTiles({ departments }: { departments: readonly HomeDepartment[] }) {
  const t = useTranslate();
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby="categories-title" className="container-page">
      <SectionHead
        id="categories-title"
        title={t("home.categories.title")}
        more={{ to: SITE_LINKS.categories.to, label: t("home.categories.all") }}
      />
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:auto-cols-fr md:grid-flow-col md:overflow-visible md:px-0 md:pb-0 lg:gap-5">
        {departments.map((department) => (
          <Tile key={department.id} department={department} />
        ))}
      </ul>
    </section>
  );
}

/** The picture starts below the title and fades into its background. */
const picture =
  "aspect-square w-full object-cover transition-transform duration-sheet group-hover:scale-[1.03] md:aspect-[1/1.08] " +
  "md:[mask-image:linear-gradient(transparent,currentcolor_24%)]";

function Tile({ department: { title, slug, image, productCount: count } }: { department: HomeDepartment }) {
  const t = useTranslate();
  return (
    <li className="w-33 shrink-0 snap-start scroll-ms-4 md:w-auto md:min-w-0">
      <LocalLink to={`/c/${slug}`} className="group relative flex flex-col-reverse gap-2 rounded-card md:block">
        <span className="block text-center md:absolute md:inset-x-0 md:top-0 md:z-1 md:p-4.5 md:text-start">
          <span className={classNames("block text-sm font-semibold hyphens-auto md:type-h4", onPictureText)}>
            {title}
          </span>
          <span className={classNames("text-caption text-ink2 max-md:hidden", onPictureText)}>
            {t("home.products", { count, number: formatCount(count) })}
          </span>
        </span>
        <span className={classNames("block overflow-hidden rounded-card md:pt-9", pictureBackground, dimmedInDarkMode)}>
          <ProductImage src={image} alt="" sizes="(min-width: 768px) 20vw, 132px" className={picture} />
        </span>
      </LocalLink>
    </li>
  );
}
