import { readComponentHint } from "#domain/catalogue/products/component-hint.ts";

/** Whether a link points at a section of the page, which is then needed at once (CATALOG-14). */
export const hasHint = () => readComponentHint(new URLSearchParams(window.location.search)) !== undefined;
