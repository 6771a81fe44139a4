import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import type { LinkName } from "../navigation/site-links.ts";
import { useSiteLinks } from "../navigation/use-site-links.ts";

const COLUMNS: readonly { titleKey: MessageKey; links: readonly LinkName[] }[] = [
  { titleKey: "footer.shop", links: ["categories", "dealZone", "newArrivals", "reservation"] },
  { titleKey: "footer.shipping", links: ["buyForMe", "forward", "calculator", "track"] },
  { titleKey: "footer.help", links: ["faq", "claim", "withdrawal", "warranty", "contacts"] },
  { titleKey: "footer.company", links: ["about", "business", "blog", "privacy", "agreement"] },
];

/** Four columns of the links that the storefront has; columns without links are left out. */
export function FooterColumns() {
  const t = useTranslate();
  return (
    <nav
      aria-label={t("a11y.footer-navigation")}
      className="grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]"
    >
      {COLUMNS.map((column) => (
        <FooterColumn key={column.titleKey} {...column} />
      ))}
    </nav>
  );
}

function FooterColumn({ titleKey, links: names }: (typeof COLUMNS)[number]) {
  const t = useTranslate();
  const links = useSiteLinks(names);
  if (links.length === 0) return null;
  return (
    <div className="min-w-0">
      <h2 className="mb-2.5 text-sm font-semibold">{t(titleKey)}</h2>
      <ul>
        {links.map(({ name, to, label }) => (
          <li key={name}>
            <LocalLink
              to={to}
              className="inline-flex min-h-7.5 items-center py-1 text-sm wrap-anywhere hyphens-auto hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
