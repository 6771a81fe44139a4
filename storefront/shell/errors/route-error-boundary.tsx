import { isRouteErrorResponse, useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/**
 * What a route shows in its place when it, or a page below it, fails. Below the root on purpose: the root's own
 * boundary makes the document anew in the browser, and with it scripts, which the content security policy forbids.
 */
export function RouteErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage error={error} isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
}
