import { createContext, useContext } from "react";

/** The content of the notice as HTML. Only the server has it: a browser that runs React does not need it. */
export const OldBrowserContentHtml = createContext("");

/**
 * OVERLAY-01. Hidden in the HTML of every page, because a browser that needs it cannot run React; the ES5 script
 * storefront/old-browser.js shows and closes it. Hydration leaves the server's content as it is.
 */
export function OldBrowserNotice() {
  return (
    <div
      id="old-browser"
      hidden
      suppressHydrationWarning
      role="dialog"
      aria-modal="true"
      aria-labelledby="old-browser-title"
      className="fixed inset-0 z-[1300] grid place-items-center overflow-y-auto bg-backdrop p-4"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own component by React
      dangerouslySetInnerHTML={{ __html: useContext(OldBrowserContentHtml) }}
    />
  );
}
