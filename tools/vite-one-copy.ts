import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Another tool needs an older `@sentry/core`, so npm installs a copy of the newer one for each package that wants it. Browsers
 * get one of them: that of `@sentry/browser`.
 */
export function oneCopyOfSentry(): Plugin {
  const importer = fileURLToPath(import.meta.resolve("@sentry/browser"));
  return {
    name: "one-copy-of-sentry",
    enforce: "pre",
    resolveId(source, _from, options) {
      if (!/^@sentry\/(?:core|browser-utils|conventions)(?:\/|$)/.test(source)) return null;
      return this.resolve(source, importer, { ...options, skipSelf: true });
    },
  };
}
