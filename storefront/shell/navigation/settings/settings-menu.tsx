import { Globe } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Menu, menuItemClass } from "#ui/menu/menu.tsx";
import { LocalLink } from "../local-link.tsx";
import { useSiteLinks } from "../use-site-links.ts";
import { DeliverTo } from "./deliver-to.tsx";
import { useLanguageTitle } from "./language-links.tsx";
import { Preferences } from "./preferences.tsx";

interface SettingsMenuProps {
  className: string;
  triggerClassName: string;
  labelClassName: string;
}

/** The content of the utility bar behind one button, for headers without that bar. */
export function SettingsMenu({ className, triggerClassName, labelClassName }: SettingsMenuProps) {
  const t = useTranslate();
  const language = useLanguageTitle();
  const links = useSiteLinks(["track", "help", "business"]);
  return (
    <Menu
      align="end"
      className={className}
      panelClassName="w-64 [&_:focus-visible]:outline-pri"
      triggerClassName={triggerClassName}
      triggerLabel={`${language}: ${t("a11y.services-navigation")}`}
      hideChevron
      trigger={
        <>
          <Globe aria-hidden="true" />
          <span className={labelClassName}>{language}</span>
        </>
      }
    >
      <DeliverTo className="flex items-center gap-2 px-3 py-2 text-caption text-ink3" />
      <ul>
        {links.map(({ name, to, label }) => (
          <li key={name}>
            <LocalLink to={to} className={menuItemClass()}>
              {label}
            </LocalLink>
          </li>
        ))}
      </ul>
      <Preferences />
    </Menu>
  );
}
