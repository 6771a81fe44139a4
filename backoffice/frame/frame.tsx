import { useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { TabBar } from "./bars/tab-bar.tsx";
import { TopBar } from "./bars/top-bar.tsx";
import { Brand } from "./brand.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { Navigation } from "./navigation.tsx";
import { Palette } from "./palette/palette.tsx";
import { screenAt, screensFor } from "./screens.ts";
import { useMember } from "./session.ts";
import { useShortcuts } from "./shortcuts.ts";
import { ShortcutsHelp } from "./shortcuts-help.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { useFreshScreen } from "./use-fresh-screen.ts";

/** The menu, the bars, and the screen between them. */
export function Frame() {
  const t = useTranslate();
  const navigate = useNavigate();
  const screens = screensFor(useMember().permissions);
  const screen = screenAt(useLocation().pathname);
  const main = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<"palette" | "shortcuts" | "menu" | null>(null);
  const close = () => setOpened(null);
  useFreshScreen(main, screen);
  useShortcuts([
    { keys: "Ctrl+k", label: "staff.palette.title", run: () => setOpened("palette") },
    { keys: "?", label: "staff.shortcut.title", run: () => setOpened("shortcuts") },
    ...screens.flatMap(({ shortcut, path, title }) =>
      shortcut ? [{ keys: `g ${shortcut}`, label: title, run: () => void navigate(path) }] : [],
    ),
  ]);

  return (
    <div className="min-h-dvh bg-canvas text-ink lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {t("a11y.skip-to-content")}
      </button>
      <aside className="ground-dark sticky top-0 h-dvh overflow-y-auto bg-side text-ontop max-lg:hidden print:hidden">
        <Brand />
        <Navigation screens={screens} />
      </aside>
      <div className="min-w-0">
        <TopBar screen={screen} onMenu={() => setOpened("menu")} onSearch={() => setOpened("palette")} />
        <main ref={main} tabIndex={-1} className="px-4 py-5 outline-none max-md:pb-28 md:px-6 lg:px-7 lg:py-6">
          <Outlet />
        </main>
      </div>
      <TabBar screens={screens} onMore={() => setOpened("menu")} />
      <MenuDrawer open={opened === "menu"} onClose={close} screens={screens} />
      <Palette open={opened === "palette"} onClose={close} screens={screens} onHelp={() => setOpened("shortcuts")} />
      <ShortcutsHelp open={opened === "shortcuts"} onClose={close} />
      <SignInAgain />
    </div>
  );
}
