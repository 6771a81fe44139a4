import { type ReactNode, useId } from "react";
import { Panel } from "#ui/panel.tsx";

interface CardProps {
  title: string;
  /** Shown at the end of the title row. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {aside && <p className="text-sm text-ink2 empty:hidden">{aside}</p>}
      </div>
      {children}
    </Panel>
  );
}
