import { ChevronRight, type LucideIcon } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { LINK_ICONS } from "../../navigation/link-icons.ts";
import { LocalLink } from "../../navigation/local-link.tsx";
import type { LinkName } from "../../navigation/site-links.ts";
import { useSiteLinks } from "../../navigation/use-site-links.ts";
import type { MenuDepartment } from "./menu-departments.ts";

export const PANEL_ID = "catalogue-department";

const row =
  "flex h-11.5 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 text-start text-ui font-label transition-colors " +
  "hover:bg-sunk focus-visible:outline-offset-0";

interface MegaMenuSideProps {
  departments: readonly MenuDepartment[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

export function MegaMenuSide({ departments, chosen, onChoose }: MegaMenuSideProps) {
  const t = useTranslate();
  return (
    <div data-column>
      <div role="tablist" aria-orientation="vertical" aria-label={t("nav.departments")}>
        {departments.map(({ name, icon: Icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={PANEL_ID}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onFocus={() => onChoose(name)}
            className={classNames(row, name === chosen && "bg-soft text-softink hover:bg-soft")}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="grow">{name}</span>
            <ChevronRight aria-hidden="true" className="size-4.5" />
          </button>
        ))}
      </div>
      <Links names={["dealZone"]} />
      <Links names={["buyForMe", "forward", "calculator"]} className="mt-3 border-t border-line pt-3" />
    </div>
  );
}

function Links({ names, className }: { names: readonly LinkName[]; className?: string }) {
  const links = useSiteLinks(names);
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, to, label }) => (
        <li key={name}>
          <LocalLink to={to} className={row}>
            <LinkIcon icon={LINK_ICONS[name]} />
            {label}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function LinkIcon({ icon: Icon }: { icon: LucideIcon | undefined }) {
  return Icon ? <Icon aria-hidden="true" className="size-5" /> : null;
}
