import { Outlet, useMatches } from "react-router";
import { ROUTES } from "../routes.ts";
import { PageLayout } from "./layouts/page-layout.tsx";
import { Overlays } from "./overlays/overlays.tsx";

/** The main shell: every page but the status page, in the layout that its row in routes.ts names. */
export default function Shell() {
  const routeName = useRouteName();
  const layout = ROUTES.find(({ name }) => name === routeName)?.layout ?? "default";
  return (
    <>
      <PageLayout layout={layout}>
        <Outlet />
      </PageLayout>
      <Overlays />
    </>
  );
}

function useRouteName(): string {
  return useMatches().at(-1)?.id ?? "";
}
