import { documentPath, leaveDocumentsBy } from "#client/document-loads.ts";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";

/** The policy of a document is that of the page that it was loaded for. */
export const documentMayHaveVendors = mayHaveVendors(documentPath);

/** A script cannot be unloaded, so pages with vendors and pages without them never share a document (T090). */
export function separateDocuments(): void {
  leaveDocumentsBy((url) => {
    if (mayHaveVendors(url.pathname) === documentMayHaveVendors) return undefined;
    window.location.assign(url);
    return new Promise(() => {});
  });
  // A page that the browser has kept for its back button would still wait for the document that it left for.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload(), { once: true });
}
