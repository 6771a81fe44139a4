import { Outlet, useRouteError } from "react-router";
import { guardPages } from "../middleware/guards.ts";
import { ROUTES } from "../routes.ts";
import { askDeparture } from "../shell/navigation/departure.ts";
import { useRouteName } from "../shell/use-route-name.ts";
import { FailedPage } from "./failed-page.tsx";
import { Surroundings } from "./surroundings.tsx";

export const middleware = [guardPages];
export const clientMiddleware = [askDeparture];

/** One element for all, so that what is around a page is not rendered again while the next page is loaded. */
const PAGE = <Outlet />;

/** Every page but the status page, in the layout of its row in routes.ts. */
export default function Shell() {
  const routeName = useRouteName();
  const layout = ROUTES.find(({ name }) => name === routeName)?.layout ?? "default";
  return <Surroundings layout={layout}>{PAGE}</Surroundings>;
}

/**
 * Below the root on purpose: the root's boundary would render the whole document again in the browser, and with it
 * scripts, which the content security policy forbids.
 */
export function ErrorBoundary() {
  return <FailedPage error={useRouteError()} />;
}
