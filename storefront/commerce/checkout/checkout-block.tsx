import { type ReactNode, useId } from "react";
import { Panel } from "#ui/panel.tsx";

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
    <Panel padding="step" aria-labelledby={id} className={className}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:mb-5">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Panel>
  );
}

const smallLink =
  "inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-tag text-sm font-semibold text-pri " +
  "underline-offset-4 pointer-coarse:min-h-11";

export const blockLinkClass = `${smallLink} underline hover:no-underline`;

/** For links with an icon, which need no underline. */
export const blockActionClass = `${smallLink} hover:underline`;
