import { Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { late } from "../../client/late.ts";
import { ErrorPage } from "../shell/errors/error-page.tsx";

const RefusedPage = late(async () => (await import("./refused-page.tsx")).RefusedPage);

/** In place of a page: not found inside the shell, and failed as a full screen, which needs nothing that may have failed. */
export function FailedPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <Suspense>
      <RefusedPage error={error} />
    </Suspense>
  );
}
