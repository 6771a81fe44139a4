import { lazy, Suspense, useEffect, useState } from "react";
import { Notices } from "../../../client/notices.tsx";
import { UnhandledErrorScreen } from "../errors/unhandled-error-screen.tsx";
import { DeferredNavigation } from "./deferred-navigation.tsx";
import { LoaderFlag } from "./loader-flag.tsx";
import { PageLoading } from "./page-loading.tsx";

const LateOverlays = lazy(() =>
  import("../../routes/late-overlays.tsx").then((module) => ({ default: module.LateOverlays })),
);

/** Everything that lies over the pages, mounted once by the shell. */
export function Overlays() {
  const [isStanding, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  return (
    <>
      <PageLoading />
      <DeferredNavigation />
      <LoaderFlag />
      <Notices />
      <UnhandledErrorScreen />
      {isStanding && (
        <Suspense>
          <LateOverlays />
        </Suspense>
      )}
    </>
  );
}
