export { createCatalogCalls, createSearchCalls } from "./calls.ts";
export { type Catalogue, openCatalogue } from "./catalogue.ts";
export { productAddresses, productAddressParts, type SlugsByLanguage } from "./product-addresses.ts";
