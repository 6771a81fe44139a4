import { Moon, Sun } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ColourMode } from "#domain/operations/storefronts/storefront.ts";
import { Menu } from "#ui/menu/menu.tsx";
import { SelectMenu } from "#ui/menu/select-menu.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { DeliverTo } from "../navigation/settings/deliver-to.tsx";
import { LanguageLinks, useLanguageTitle } from "../navigation/settings/language-links.tsx";
import { useColourMode } from "../navigation/settings/use-colour-mode.ts";
import { useCurrency } from "../navigation/settings/use-currency.ts";
import { useSiteLinks } from "../navigation/use-site-links.ts";
import { usePageData } from "../page-data.tsx";

const item = "inline-flex min-h-9.5 cursor-pointer items-center gap-1.5 rounded-tag hover:underline";
const panel = "mt-1 [&_:focus-visible]:outline-pri";

/** Destination, language, currency and help: 38 px above the main row. */
export function UtilityBar() {
  const t = useTranslate();
  const links = useSiteLinks(["track", "help", "business"]);
  return (
    <nav
      aria-label={t("a11y.services-navigation")}
      className="ground-dark pointer-events-auto relative z-3 bg-top text-caption text-ontop max-tablet:hidden"
    >
      <div className="container-page flex h-9.5 items-center gap-6">
        <DeliverTo className="inline-flex items-center gap-2" />
        <LanguageMenu />
        <CurrencyMenu />
        <ul className="ms-auto flex gap-6">
          {links.map(({ name, to, label }) => (
            <li key={name}>
              <LocalLink to={to} className={item}>
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
        <ColourModeMenu />
      </div>
    </nav>
  );
}

function LanguageMenu() {
  const t = useTranslate();
  const title = useLanguageTitle();
  const { languages } = usePageData().config.site;
  if (languages.length < 2) return <span>{title}</span>;
  return (
    <Menu
      trigger={title}
      triggerLabel={`${t("header.language")}: ${title}`}
      triggerClassName={item}
      panelClassName={panel}
    >
      <LanguageLinks />
    </Menu>
  );
}

function CurrencyMenu() {
  const t = useTranslate();
  const { options, current, choose } = useCurrency();
  if (!current) return null;
  if (options.length < 2) return <span>{current.label}</span>;
  return (
    <SelectMenu
      label={t("header.currency")}
      trigger={current.label}
      triggerLabel={`${t("header.currency")}: ${current.label}`}
      triggerClassName={item}
      panelClassName={panel}
      options={options}
      value={current.value}
      onSelect={choose}
    />
  );
}

function ColourModeMenu() {
  const t = useTranslate();
  const { options, current, choose } = useColourMode();
  if (options.length === 0) return null;
  return (
    <SelectMenu
      label={t("header.colour-mode")}
      trigger={<ModeIcon mode={current} />}
      triggerLabel={`${t("header.colour-mode")}: ${t(`header.colour-mode.${current}`)}`}
      triggerClassName="grid h-9.5 min-w-6 cursor-pointer place-items-center rounded-tag"
      hideChevron
      align="end"
      panelClassName={panel}
      options={options}
      value={current}
      onSelect={choose}
    />
  );
}

/** Only CSS knows the device's preferred colour scheme. */
function ModeIcon({ mode }: { mode: ColourMode }) {
  const followsDevice = mode === "system";
  return (
    <>
      {mode !== "dark" && <Sun aria-hidden="true" className={followsDevice ? "size-4 dark:hidden" : "size-4"} />}
      {mode !== "light" && <Moon aria-hidden="true" className={followsDevice ? "size-4 not-dark:hidden" : "size-4"} />}
    </>
  );
}
