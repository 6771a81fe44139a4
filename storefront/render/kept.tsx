import { type HTMLAttributes, useContext } from "react";
import { KeptPiecesContext } from "./kept-pieces.ts";

interface KeptProps extends HTMLAttributes<HTMLElement> {
  as: "aside" | "li";
  /** Everything that its content depends on, beside the page's language and texts; null: it is not worth keeping. */
  name: (() => string) | null;
}

/**
 * An element whose content the server keeps as markup. A kept one is not rendered again; a new one is marked, and cut out
 * of the finished page. The bytes are the same, so the browser hydrates it as any other. No `useId` and no picture that
 * React preloads may be inside.
 */
export function Kept({ as: Tag, name, children, ...rest }: KeptProps) {
  const pieces = useContext(KeptPiecesContext);
  if (!import.meta.env.SSR || pieces === null || name === null) return <Tag {...rest}>{children}</Tag>;
  const ownName = name();
  const kept = pieces.find(ownName);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of our own
  if (kept !== undefined) return <Tag {...rest} dangerouslySetInnerHTML={{ __html: kept }} />;
  return (
    <Tag {...rest}>
      <template data-kept={pieces.begin(ownName)} />
      {children}
      <template data-kept="" />
    </Tag>
  );
}
