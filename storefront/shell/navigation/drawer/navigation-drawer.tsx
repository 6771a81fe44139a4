import { ChevronRight, type LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { menuItemClass } from "#ui/menu/menu.tsx";
import { useDepartments } from "../departments.ts";
import { LINK_ICONS } from "../link-icons.ts";
import { LocalLink } from "../local-link.tsx";
import { DeliverTo } from "../settings/deliver-to.tsx";
import { Preferences } from "../settings/preferences.tsx";
import { type OfferedLink, useSiteLinks } from "../use-site-links.ts";
import { CatalogueLevels } from "./catalogue-levels.tsx";

/** The whole navigation and the preferences, for screens without the full header. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const hasDepartments = useDepartments().length > 0;
  const deals = useSiteLinks(["dealZone"]);
  const services = useSiteLinks(["buyForMe", "forward", "calculator", "track", "blog", "help", "business"]);
  return (
    <Drawer open={open} onHandle={onClose} title={t("header.menu")} closeLabel={t("a11y.close")} flush>
      <div className="px-3 py-4 md:px-4">
        {hasDepartments && (
          <Section title={t("nav.departments")}>
            <CatalogueLevels>
              <LinkRows links={deals} />
            </CatalogueLevels>
          </Section>
        )}
        {services.length > 0 && (
          <Section title={t("nav.services")}>
            <LinkRows links={services} />
          </Section>
        )}
        <Preferences />
        <DeliverTo className="mt-2 flex items-center gap-2 border-t border-line px-3 py-4 text-sm text-ink2" />
      </div>
    </Drawer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2">
      <h3 id={id} className="px-3 py-1.5 text-caption text-ink3">
        {title}
      </h3>
      <ul>{children}</ul>
    </nav>
  );
}

function LinkRows({ links }: { links: readonly OfferedLink[] }) {
  return links.map(({ name, to, label }) => <Row key={name} to={to} label={label} icon={LINK_ICONS[name]} />);
}

function Row({ to, label, icon: Icon }: { to: string; label: string; icon: LucideIcon | undefined }) {
  return (
    <li>
      <LocalLink to={to} className={menuItemClass()}>
        {Icon && <Icon aria-hidden="true" className="size-5" />}
        <span className="grow font-label">{label}</span>
        <ChevronRight aria-hidden="true" className="size-4.5 text-ink3" />
      </LocalLink>
    </li>
  );
}
