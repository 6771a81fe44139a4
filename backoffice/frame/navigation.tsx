import { NavLink } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { SCREEN_GROUPS, type Screen } from "./screens.ts";

interface NavigationProps {
  screens: readonly Screen[];
  onChoose?: () => void;
}

/** The member's screens by group, on a dark ground. The daily work comes first and needs no heading. */
export function Navigation({ screens, onChoose }: NavigationProps) {
  const t = useTranslate();
  const groups = SCREEN_GROUPS.map((name) => ({ name, inside: screens.filter(({ group }) => group === name) }));
  return (
    <nav aria-label={t("staff.frame.screens")} className="grid gap-6 px-3 pb-6">
      {groups
        .filter(({ inside }) => inside.length > 0)
        .map(({ name, inside }) => (
          <div key={name}>
            {name !== "work" && (
              <h2 className="px-3 pb-2 text-caption text-ontop/75">{t(`staff.frame.group.${name}`)}</h2>
            )}
            <ul className="grid gap-0.5">
              {inside.map((screen) => (
                <li key={screen.name}>
                  <ScreenLink screen={screen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

function ScreenLink({ screen, onChoose }: { screen: Screen; onChoose: (() => void) | undefined }) {
  const t = useTranslate();
  const { path, title, icon: Icon } = screen;
  return (
    <NavLink
      to={path}
      onClick={onChoose}
      className="flex min-h-9.5 items-center gap-3 rounded-field px-3 py-1.5 text-ui font-label hover:bg-side-active focus-visible:outline-offset-0 aria-[current=page]:bg-side-active aria-[current=page]:font-semibold pointer-coarse:min-h-11 [&_svg]:size-4.5"
    >
      <Icon aria-hidden="true" />
      {t(title)}
    </NavLink>
  );
}
