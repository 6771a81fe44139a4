import { type ReactNode, Suspense, useEffect, useState } from "react";
import { MissingPartNotice } from "../errors/missing-part-notice.tsx";

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
      <MissingPartNotice />
      {isInteractive && <Suspense>{late}</Suspense>}
    </>
  );
}
