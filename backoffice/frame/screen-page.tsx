import { type ComponentType, Suspense, useEffect } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { MissingPermission } from "./empty-screens.tsx";
import { maySee, type Screen } from "./screens.ts";
import { useMember } from "./session.ts";

interface ScreenPageProps {
  screen: Screen;
  content: ComponentType;
}

/** A screen, if the member's roles allow it; its code is loaded only then. */
export function ScreenPage({ screen, content: Content }: ScreenPageProps) {
  const t = useTranslate();
  const { permissions } = useMember();
  const title = t(screen.title);
  useEffect(() => {
    document.title = `${title} – Crossdock`;
  }, [title]);
  if (!maySee(screen, permissions)) return <MissingPermission screen={screen} />;
  return (
    <Suspense fallback={<Spinner />}>
      <Content />
    </Suspense>
  );
}
