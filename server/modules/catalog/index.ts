export { createCatalogCalls, createSearchCalls } from "./calls.ts";
export { type Catalogue, openCatalogue } from "./catalogue.ts";
