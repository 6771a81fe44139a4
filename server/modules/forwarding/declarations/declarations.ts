import type { Files } from "#modules/operations/files/index.ts";
import { createDeclarationCalls } from "./calls.ts";

export interface DeclarationDeps {
  files: Pick<Files, "open">;
  customs: { isKnown(hs6: string): boolean };
  now: () => Date;
}

export interface Declarations {
  calls: ReturnType<typeof createDeclarationCalls>;
}

export const createDeclarations = (deps: DeclarationDeps): Declarations => ({ calls: createDeclarationCalls(deps) });
