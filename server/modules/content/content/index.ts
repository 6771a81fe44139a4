export { contentAddresses } from "./content-addresses.ts";
export { uploadedPictures } from "./entries/pictures.ts";
export { recordPublished } from "./entries/published-entries.ts";
export { withFigures } from "./figures/figures.ts";
export { contentModule } from "./module.ts";
