import { ArrowRight, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Category } from "../../../contracts/calls/search.ts";
import { childCategories } from "../../../domain/search/category-menu.ts";
import { menuItemClass } from "../../../ui/menu/menu.tsx";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { useCategories } from "./category-store.ts";
import { useDepartments } from "./departments.ts";
import { DEPARTMENT_ICONS } from "./link-icons.ts";
import { LocalLink } from "./local-link.tsx";

interface CatalogueLevelsProps {
  /** What stands beside the departments, on the first level only. */
  children: ReactNode;
}

/** The catalogue on a narrow screen: departments, then one level at a time. Without the tree departments are links. */
export function CatalogueLevels({ children }: CatalogueLevelsProps) {
  const categories = useCategories() ?? [];
  const [path, setPath] = useState<Category[]>([]);
  const opened = path.at(-1);
  if (opened) {
    return (
      <OpenedLevel
        key={opened.id}
        opened={opened}
        categories={categories}
        onOpen={(category) => setPath([...path, category])}
        onBack={() => setPath(path.slice(0, -1))}
      />
    );
  }
  return (
    <>
      <Departments categories={categories} onOpen={(category) => setPath([category])} />
      {children}
    </>
  );
}

interface LevelProps {
  categories: Category[];
  onOpen: (category: Category) => void;
}

function Departments({ categories, onOpen }: LevelProps) {
  return useDepartments().map(({ name, to, label }) => {
    const Icon = DEPARTMENT_ICONS[name];
    const category = categories.find(({ slug }) => to === `/c/${slug}`);
    return (
      <CategoryRow key={name} to={to} category={category} categories={categories} onOpen={onOpen}>
        <Icon aria-hidden="true" className="size-5" />
        <span className="grow font-label">{label}</span>
      </CategoryRow>
    );
  });
}

interface OpenedLevelProps extends LevelProps {
  opened: Category;
  onBack: () => void;
}

function OpenedLevel({ opened, categories, onOpen, onBack }: OpenedLevelProps) {
  const t = useTranslate();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <li>
        <button ref={back} type="button" onClick={onBack} className={menuItemClass()}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="visually-hidden">{t("menu.back")}</span>
          <span className="grow text-start font-semibold">{opened.name}</span>
        </button>
      </li>
      <li>
        <LocalLink to={`/c/${opened.slug}`} className={menuItemClass()}>
          <span className="grow font-semibold text-pri">{t("nav.all-of", { department: opened.name })}</span>
          <ArrowRight aria-hidden="true" className="size-4.5 text-pri" />
        </LocalLink>
      </li>
      {childCategories(categories, opened.id).map((category) => (
        <CategoryRow
          key={category.id}
          to={`/c/${category.slug}`}
          category={category}
          categories={categories}
          onOpen={onOpen}
        >
          <span className="grow font-label">{category.name}</span>
        </CategoryRow>
      ))}
    </>
  );
}

interface CategoryRowProps extends LevelProps {
  to: string;
  category: Category | undefined;
  children: ReactNode;
}

/** Opens what lies below; a category with nothing below it is a link. */
function CategoryRow({ to, category, categories, onOpen, children }: CategoryRowProps) {
  const isOpenable = category && categories.some(({ parent_id }) => parent_id === category.id);
  const chevron = <ChevronRight aria-hidden="true" className="size-4.5 text-ink3" />;
  return (
    <li>
      {isOpenable ? (
        <button type="button" onClick={() => onOpen(category)} className={`${menuItemClass()} text-start`}>
          {children}
          {chevron}
        </button>
      ) : (
        <LocalLink to={to} className={menuItemClass()}>
          {children}
          {chevron}
        </LocalLink>
      )}
    </li>
  );
}
