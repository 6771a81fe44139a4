import { type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

interface CheckoutBlockProps {
  title: ReactNode;
  /** Shown at the end of the title row. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function CheckoutBlock({ title, action, className, children }: CheckoutBlockProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("rounded-panel border border-line bg-surface p-4 sm:p-5 md:p-7", className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mb-5">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

const smallLink =
  "inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-tag text-sm font-semibold text-pri " +
  "underline-offset-4 pointer-coarse:min-h-11";

export const blockLinkClass = `${smallLink} underline hover:no-underline`;

/** For links with an icon, which need no underline. */
export const blockActionClass = `${smallLink} hover:underline`;
