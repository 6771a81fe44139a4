import { ArrowRight, ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import { type CategoryNode, categoryTree } from "#domain/catalogue/categories/category-tree.ts";
import { menuItemClass } from "#ui/menu/menu.tsx";
import { useCategories } from "../category-store.ts";
import { useDepartments } from "../departments.ts";
import { DEPARTMENT_ICONS } from "../link-icons.ts";
import { LocalLink } from "../local-link.tsx";

interface CatalogueLevelsProps {
  /** After the departments, on the first level only. */
  children: ReactNode;
}

type Node = CategoryNode<Category>;

/** The catalogue on a narrow screen: departments, then one level at a time. Without the tree departments are links. */
export function CatalogueLevels({ children }: CatalogueLevelsProps) {
  const [path, setPath] = useState<Node[]>([]);
  const opened = path.at(-1);
  const open = (node: Node) => setPath([...path, node]);
  if (opened) {
    const { id } = opened.category;
    return <OpenedLevel key={id} opened={opened} onOpen={open} onBack={() => setPath(path.slice(0, -1))} />;
  }
  return (
    <>
      <Departments onOpen={open} />
      {children}
    </>
  );
}

type Opening = (node: Node) => void;

function Departments({ onOpen }: { onOpen: Opening }) {
  const categories = useCategories() ?? [];
  return useDepartments().map(({ name, to, label }) => {
    const Icon = DEPARTMENT_ICONS[name];
    const category = categories.find(({ slug }) => to === `/c/${slug}`);
    const node = category && categoryTree(categories, category);
    return (
      <CategoryRow key={name} to={to} node={node} onOpen={onOpen}>
        <Icon aria-hidden="true" className="size-5" />
        <span className="grow font-label">{label}</span>
      </CategoryRow>
    );
  });
}

interface OpenedLevelProps {
  opened: Node;
  onOpen: Opening;
  onBack: () => void;
}

function OpenedLevel({ opened, onOpen, onBack }: OpenedLevelProps) {
  const t = useTranslate();
  const back = useRef<HTMLButtonElement>(null);
  const { name, slug } = opened.category;
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <li>
        <button ref={back} type="button" onClick={onBack} className={menuItemClass()}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          <span className="visually-hidden">{t("menu.back")}</span>
          <span className="grow text-start font-semibold">{name}</span>
        </button>
      </li>
      <li>
        <LocalLink to={`/c/${slug}`} className={menuItemClass()}>
          <span className="grow font-semibold text-pri">{t("nav.all-of", { department: name })}</span>
          <ArrowRight aria-hidden="true" className="size-4.5 text-pri" />
        </LocalLink>
      </li>
      {opened.children.map((node) => (
        <CategoryRow key={node.category.id} to={`/c/${node.category.slug}`} node={node} onOpen={onOpen}>
          <span className="grow font-label">{node.category.name}</span>
        </CategoryRow>
      ))}
    </>
  );
}

interface CategoryRowProps {
  to: string;
  node: Node | undefined;
  onOpen: Opening;
  children: ReactNode;
}

/** Opens the next level; a category without children is a link. */
function CategoryRow({ to, node, onOpen, children }: CategoryRowProps) {
  const chevron = <ChevronRight aria-hidden="true" className="size-4.5 text-ink3" />;
  return (
    <li>
      {node && node.children.length > 0 ? (
        <button type="button" onClick={() => onOpen(node)} className={`${menuItemClass()} text-start`}>
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
