import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Panel } from "./panel.tsx";

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** A small decorative picture. */
  drawing?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
}

export function EmptyState({ title, text, drawing, action, heading: Heading = "h2", className }: EmptyStateProps) {
  return (
    <Panel
      as="div"
      padding="none"
      className={classNames("flex flex-col items-center px-6 py-10 text-center", className)}
    >
      {drawing && (
        <div aria-hidden="true" className="mb-5">
          {drawing}
        </div>
      )}
      <Heading className="type-h3">{title}</Heading>
      {text && <p className="mt-1.5 max-w-[26rem] text-ui text-balance text-ink2">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </Panel>
  );
}
