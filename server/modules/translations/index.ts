export { translationCalls } from "./calls.ts";
export { loadTexts } from "./load-texts.ts";
export { createStaffTranslationCalls } from "./staff-calls.ts";
