import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Notices } from "../../../client/notices.tsx";
import { MissingPartNotice } from "../errors/missing-part-notice.tsx";
import { DeferredNavigation } from "./deferred-navigation.tsx";
import { LoaderFlag } from "./loader-flag.tsx";
import { PageLoading } from "./page-loading.tsx";

interface OverlaysProps {
  /** Mounted once the page is interactive. */
  late: ReactNode;
}

/** Everything above the pages, mounted once. */
export function Overlays({ late }: OverlaysProps) {
  const [isInteractive, setInteractive] = useState(false);
  useEffect(() => setInteractive(true), []);
  return (
    <>
      <PageLoading />
      <DeferredNavigation />
      <LoaderFlag />
      <Notices />
      <MissingPartNotice />
      {isInteractive && <Suspense>{late}</Suspense>}
    </>
  );
}
