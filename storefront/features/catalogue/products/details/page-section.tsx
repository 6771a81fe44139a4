import { Minus, Plus } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";

interface PageSectionProps {
  title: string;
  /** The URL points at this section: it opens and scrolls into view (CATALOG-14). */
  isHinted?: boolean;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Collapsible on phones, always open on larger screens. */
export function PageSection({ title, isHinted = false, startsOpen = false, children }: PageSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => {
    if (!isHinted) return;
    setOpen(true);
    section.current?.scrollIntoView();
  }, [isHinted]);
  const Icon = isOpen ? Minus : Plus;
  return (
    <section ref={section} aria-labelledby={id} className="max-md:border-b max-md:border-line">
      <h2 id={id} className="type-h2 max-md:text-[1.0625rem]/6">
        <span className="max-md:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-15 w-full cursor-pointer items-center justify-between gap-4 text-start md:hidden"
        >
          {title}
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </h2>
      <div id={`${id}-content`} className={classNames("md:mt-4 max-md:pb-5", !isOpen && "max-md:hidden")}>
        {children}
      </div>
    </section>
  );
}
