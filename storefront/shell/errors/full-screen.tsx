import type { ReactNode } from "react";
import { Logo } from "../header/logo.tsx";

/** Without header and footer, so that nothing here depends on what may have failed. */
export function FullScreen({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-ink">
      <header className="container-page py-4 md:py-6">
        <Logo />
      </header>
      <main id="content" tabIndex={-1} className="container-page grid grow place-items-center pb-16 outline-none">
        {children}
      </main>
    </div>
  );
}
