import { lazy } from "react";
import { Outlet } from "react-router";
import { guardPages } from "../middleware/guards.ts";
import { ROUTES } from "../routes.ts";
import { PageLayout } from "../shell/layouts/page-layout.tsx";
import { askDeparture } from "../shell/navigation/departure.ts";
import { Overlays } from "../shell/overlays/overlays.tsx";
import { useRouteName } from "../shell/use-route-name.ts";

export { RouteErrorBoundary as ErrorBoundary } from "../shell/errors/route-error-boundary.tsx";

export const middleware = [guardPages];
export const clientMiddleware = [askDeparture];

const LateOverlays = lazy(() => import("./late-overlays.tsx").then((module) => ({ default: module.LateOverlays })));

/** Every page but the status page, in the layout of its row in routes.ts. */
export default function Shell() {
  const routeName = useRouteName();
  const layout = ROUTES.find(({ name }) => name === routeName)?.layout ?? "default";
  return (
    <>
      <PageLayout layout={layout}>
        <Outlet />
      </PageLayout>
      <Overlays late={<LateOverlays />} />
    </>
  );
}
