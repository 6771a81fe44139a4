import type { Plugin } from "vite";

/**
 * Modules of the router whose work the shop never asks for: it sends the whole table of routes at once
 * (react-router.config.ts), so that no route is discovered later, it instruments nothing, its routes have no styles of their
 * own, and its documents are never empty.
 */
const UNUSED = ["dom/ssr/fallback.js", "dom/ssr/fog-of-war.js", "dom/ssr/links.js", "router/instrumentation.js"];
const MODULE = /\/react-router\/dist\/production\/lib\/(.*)$/;
const EXPORTS = /export \{([^}]*)\};\s*$/;
/** Both would keep a component that nobody uses. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /(?<=^const \w+ = )(?=React\$1\.\w+\()/gm;
/** Of a document that the router would write in place of ours. */
const SCRIPTS = /React\$1\.createElement\(Scripts, null\)/g;
/** Advice to developers. */
const ADVICE = /(?<!function )\b(?=warning\()/g;
const PURE = "/* @__PURE__ */ ";

/**
 * The router for browsers, without what the shop does not use of it: every function of those modules does nothing. An
 * update of the router that moves one is noticed.
 */
export function routerAsUsed(): Plugin {
  const emptied = new Set<string>();
  return {
    name: "router-as-used",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const module = MODULE.exec(id)?.[1] ?? "";
        const [, names] = (UNUSED.includes(module) && EXPORTS.exec(code)) || [];
        if (!names) {
          const lean = code
            .replace(DISPLAY_NAME, "")
            .replace(SCRIPTS, "null")
            .replace(COMPONENT, PURE)
            .replace(ADVICE, PURE);
          return { code: lean, map: null };
        }
        emptied.add(module);
        return { code: `const nothing = () => {};export {${names.replaceAll(/\w+/g, "nothing as $&")}};`, map: null };
      },
    },
    generateBundle() {
      const kept = UNUSED.filter((module) => !emptied.has(module));
      if (kept.length > 0) this.error(`The router has no ${kept.join(", ")} any more`);
    },
  };
}
