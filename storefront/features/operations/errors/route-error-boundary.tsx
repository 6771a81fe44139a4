import { useRouteError } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** For a page outside the shell. */
export function RouteErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
