import { type ReactNode, useId } from "react";

interface AccountSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-7">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-[40rem] text-ui text-ink2">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
