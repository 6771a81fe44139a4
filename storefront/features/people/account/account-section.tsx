import type { ReactNode } from "react";
import { Panel } from "#ui/panel.tsx";

interface AccountSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <Panel padding="wide" title={title} titleClassName="type-h3">
      {text && <p className="mt-1 max-w-[40rem] text-ui text-ink2">{text}</p>}
      <div className="mt-5">{children}</div>
    </Panel>
  );
}
