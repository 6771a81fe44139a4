import { Menu } from "lucide-react";
import { NavLink } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Screen } from "../screens.ts";

/** More of them would be too narrow for a finger on the smallest phone. */
const MOST_SCREENS = 4;

const tabClass =
  "grid min-h-16 w-full cursor-pointer content-center justify-items-center gap-1 border-t-2 border-transparent px-1 " +
  "text-caption text-ink2 focus-visible:-outline-offset-3 aria-[current=page]:border-pri aria-[current=page]:font-semibold " +
  "aria-[current=page]:text-pri [&_svg]:size-5.5";

/** The first screens and the menu, at a phone's thumb. */
export function TabBar({ screens, onMore }: { screens: readonly Screen[]; onMore: () => void }) {
  const t = useTranslate();
  return (
    <nav
      aria-label={t("staff.frame.tabs")}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex *:min-w-0 *:grow *:basis-0">
        {screens.slice(0, MOST_SCREENS).map(({ name, path, title, icon: Icon }) => (
          <li key={name}>
            <NavLink to={path} className={tabClass}>
              <Icon aria-hidden="true" />
              {t(title)}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onMore} className={tabClass}>
            <Menu aria-hidden="true" />
            {t("staff.frame.more")}
          </button>
        </li>
      </ul>
    </nav>
  );
}
