import type { ReactNode } from "react";

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="w-full max-w-110 rounded-card border border-line bg-surface p-6 shadow-sh1 sm:p-8">
      <h1 className="type-h2 mb-5">{title}</h1>
      {children}
    </section>
  );
}
