import { type ReactNode, useContext } from "react";
import { KeptPiecesContext } from "../../kept-pieces.ts";

interface KeptItemProps {
  /** Everything that its markup depends on, beside the page's language and texts. */
  name: () => string;
  children: ReactNode;
}

/**
 * A list item whose markup the server keeps. A kept one is not rendered again; a new one is marked, and cut out of the
 * finished page. The bytes are the same, so the browser hydrates it as any other. No `useId` and no picture that React
 * preloads may be inside.
 */
export function KeptItem({ name, children }: KeptItemProps) {
  const pieces = useContext(KeptPiecesContext);
  if (!import.meta.env.SSR || pieces === null) return <li>{children}</li>;
  const ownName = name();
  const kept = pieces.find(ownName);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, for an earlier page
  if (kept !== undefined) return <li dangerouslySetInnerHTML={{ __html: kept }} />;
  return (
    <li>
      <template data-kept={pieces.begin(ownName)} />
      {children}
      <template data-kept="" />
    </li>
  );
}
