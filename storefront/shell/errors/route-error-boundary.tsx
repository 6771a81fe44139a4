import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/**
 * Shown when a route or one of its children fails. Below the root on purpose: the root's boundary would render the
 * whole document again in the browser, and with it scripts, which the content security policy forbids.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage error={error} isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
}
