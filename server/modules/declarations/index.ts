export { type Declarations, openDeclarations } from "./declarations.ts";
export { declarationData } from "./personal-data.ts";
