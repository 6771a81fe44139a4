import type { ReactNode } from "react";

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="w-full max-w-110 rounded-card border border-line bg-surface p-6 shadow-sh1 sm:p-8">
      <h1 className="mb-5 text-2xl font-display">{title}</h1>
      {children}
    </section>
  );
}
