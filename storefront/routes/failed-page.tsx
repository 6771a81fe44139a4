import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { late } from "#client/late.ts";

// Loaded with the late overlays of a page, so that it is there when something fails later.
const ErrorPage = late(async () => (await import("../features/operations/errors/error-page.tsx")).ErrorPage);
const RefusedPage = late(async () => (await import("./refused-page.tsx")).RefusedPage);

/** In place of a page: not found inside the shell, and failed as a full screen, which needs nothing that may have failed. */
export function FailedPage({ error }: { error: unknown }) {
  const isRefused = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense>{isRefused ? <RefusedPage /> : <ErrorPage error={error} />}</Suspense>;
}
