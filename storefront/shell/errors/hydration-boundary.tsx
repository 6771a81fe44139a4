import { Component, type ReactNode, Suspense } from "react";
import { late } from "#client/late.ts";
import { raiseError } from "#client/report-error.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

const FailedHydration = late(async () => (await import("./failed-hydration.tsx")).FailedHydration);

interface HydrationBoundaryProps {
  language: Language;
  children: ReactNode;
}

/** ERROR-02: around the router, for a page that could not be started in the browser. React alone would leave it blank. */
export class HydrationBoundary extends Component<HydrationBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    raiseError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <FailedHydration language={this.props.language} />
      </Suspense>
    );
  }
}
