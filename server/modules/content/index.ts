export { type Content, openContent } from "./content.ts";
export { contentAddresses } from "./content-addresses.ts";
export { withFigures } from "./figures.ts";
export { registerContentRoutes } from "./http.ts";
export { contentFiles, uploadedPictures } from "./pictures.ts";
export { recordPublished } from "./published-entries.ts";
