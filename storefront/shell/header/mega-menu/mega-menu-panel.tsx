import { ArrowRight } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatCount } from "#i18n/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { LocalLink } from "../../navigation/local-link.tsx";
import { PANEL_ID } from "./mega-menu-side.tsx";
import type { MenuDepartment, MenuGroup } from "./menu-departments.ts";

/** The groups of the chosen department. */
export function DepartmentPanel({ department }: { department: MenuDepartment }) {
  return (
    <section role="tabpanel" id={PANEL_ID} aria-label={department.name} data-column className="min-w-0">
      <Content {...department} />
    </section>
  );
}

function Content({ groups, ...department }: MenuDepartment) {
  if (groups?.length === 0) return <Whole {...department} />;
  return (
    <>
      <Heading {...department} />
      <ul className="mt-5 grid grid-cols-3 gap-x-6 gap-y-7">
        {groups ? groups.map((group) => <Group key={group.href} {...group} />) : SKELETON_GROUPS.map(skeletonGroup)}
      </ul>
    </>
  );
}

type Described = Omit<MenuDepartment, "groups">;

function Heading({ name, href, productCount }: Described) {
  const t = useTranslate();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="type-h3">{name}</h2>
      <LocalLink to={href} className="inline-flex items-center gap-2 text-sm font-semibold text-pri hover:underline">
        {productCount === null
          ? t("nav.all-of", { department: name })
          : t("menu.see-all", { number: formatCount(productCount) })}
        <ArrowRight aria-hidden="true" className="size-4" />
      </LocalLink>
    </div>
  );
}

function Group({ title, href, links }: MenuGroup) {
  return (
    <li>
      <LocalLink to={href} className="text-ui font-semibold hover:underline">
        {title}
      </LocalLink>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.href}>
            <LocalLink
              to={link.href}
              className="inline-flex min-h-8 items-center text-sm text-ink2 hover:text-ink hover:underline"
            >
              {link.title}
            </LocalLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

const SKELETON_GROUPS = [0, 1, 2, 3, 4, 5];

const skeletonGroup = (at: number) => (
  <li key={at}>
    <Skeleton className="h-5 w-2/3 rounded-tag" />
    <Skeleton className="mt-3 h-32 w-full rounded-tag" />
  </li>
);

/** For a department without groups: one link. */
function Whole({ name, href, icon: Icon }: Described) {
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
