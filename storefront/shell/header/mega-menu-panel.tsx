import { ArrowRight } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { PANEL_ID } from "./mega-menu-side.tsx";
import type { MenuDepartment } from "./menu-departments.ts";

/** What the chosen department holds. */
export function DepartmentPanel({ department }: { department: MenuDepartment }) {
  return (
    <section role="tabpanel" id={PANEL_ID} aria-label={department.name} data-column className="min-w-0">
      {department.groups.length > 0 ? <Groups {...department} /> : <Whole {...department} />}
    </section>
  );
}

function Groups({ name, href, groups }: MenuDepartment) {
  const t = useTranslate();
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h3">{name}</h2>
        <LocalLink to={href} className="inline-flex items-center gap-2 text-sm font-semibold text-pri hover:underline">
          {t("nav.all-of", { department: name })}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </div>
      <ul className="mt-5 grid grid-cols-3 gap-x-6 gap-y-7">
        {groups.map((group) => (
          <li key={group.href}>
            <LocalLink to={group.href} className="text-ui font-semibold hover:underline">
              {group.title}
            </LocalLink>
            <ul className="mt-2">
              {group.links.map(({ title, href: to }) => (
                <li key={to}>
                  <LocalLink
                    to={to}
                    className="inline-flex min-h-8 items-center text-sm text-ink2 hover:text-ink hover:underline"
                  >
                    {title}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A department without groups is one place to go to. */
function Whole({ name, href, icon: Icon }: MenuDepartment) {
  const t = useTranslate();
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-panel bg-sunk p-10">
      <span className="icon-frame">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2 className="mt-5 type-h2">{name}</h2>
      <p className="mt-1.5 max-w-[44ch] text-ink2">{t("home.entry.shop.text")}</p>
      <LocalLink to={href} className={`mt-6 ${buttonClass()}`}>
        {t("nav.all-of", { department: name })}
        <ArrowRight aria-hidden="true" />
      </LocalLink>
    </div>
  );
}
