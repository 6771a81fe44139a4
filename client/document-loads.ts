/** Loads another document when a page must not run in the present one; then nothing more happens here. */
type Leave = (url: URL) => Promise<never> | undefined;

/** Of the page that this document was loaded for; the address may have changed since. */
export const documentPath = globalThis.location?.pathname ?? "";

let leave: Leave = () => undefined;

export const leaveDocument: Leave = (url) => leave(url);

export function leaveDocumentsBy(rule: Leave): void {
  leave = rule;
}
