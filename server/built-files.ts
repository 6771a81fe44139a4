import { existsSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "./platform/operator-error.ts";

export const BUILT_STOREFRONT = "build/server/index.js";
/** Outside of the served folders (T127). */
export const BUILT_SOURCE_MAPS = "build/source-maps";
/** The target of `#mail-layout` in package.json. */
export const BUILT_MAIL = "build/mail/mail-layout.js";

/** Throws an instruction for the operator unless the build has made these files. */
export function assertBuilt(rootDir: string, files: readonly string[]): void {
  const missing = files.find((file) => !existsSync(join(rootDir, file)));
  if (missing) throw new OperatorError(`There is no ${missing}. Run "npm run build" first, or start with "npm start".`);
}
