import { type ReactNode, useId } from "react";
import { Panel } from "./panel.tsx";

interface BlockProps {
  title: string;
  /** Shown in a circle before the title. */
  step?: number;
  /** At the end of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the page, or a list beside it. */
export function Block({ title, step, aside, children }: BlockProps) {
  const id = useId();
  return (
    <Panel padding="step" aria-labelledby={id}>
      <div className="mb-4 flex items-center gap-3">
        {step !== undefined && (
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-pri text-sm font-semibold text-onpri"
          >
            {step}
          </span>
        )}
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {aside && <p className="ms-auto text-sm text-ink2">{aside}</p>}
      </div>
      {children}
    </Panel>
  );
}
