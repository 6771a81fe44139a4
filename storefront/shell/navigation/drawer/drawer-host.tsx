import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { late } from "#client/late.ts";
import { closeDrawer, useDrawerOpen } from "./drawer-store.ts";

const NavigationDrawer = late(async () => (await import("./navigation-drawer.tsx")).NavigationDrawer);

/** Mounted once; the drawer's code loads when it is first opened. */
export function DrawerHost() {
  const open = useDrawerOpen();
  const { key } = useLocation();
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is what closes it
  useEffect(() => closeDrawer, [key]);

  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <NavigationDrawer open={open} onClose={closeDrawer} />
    </Suspense>
  );
}
