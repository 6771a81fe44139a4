export { contentCalls } from "./calls.ts";
export { contentPageSlugs } from "./content-store.ts";
