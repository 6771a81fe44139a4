export { contentAddresses } from "./content-addresses.ts";
export { withFigures } from "./figures.ts";
export { contentModule } from "./module.ts";
export { uploadedPictures } from "./pictures.ts";
export { recordPublished } from "./published-entries.ts";
