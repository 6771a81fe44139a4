export { loadTexts } from "./load-texts.ts";
export { translationsModule } from "./module.ts";
