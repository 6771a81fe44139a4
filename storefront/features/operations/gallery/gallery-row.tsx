import type { ReactNode } from "react";

export function GalleryRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line py-6.5 md:grid-cols-[8rem_1fr] xl:grid-cols-[12rem_1fr]">
      <h2 className="text-sm font-semibold">{title}</h2>
      <div className="grid min-w-0 gap-4">{children}</div>
    </section>
  );
}

export function Inline({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3.5">{children}</div>;
}
