import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { staffContract as staff } from "./contracts/staff/contract.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";
import { iconsAsPaths } from "./tools/vite-icons.ts";

/** The back office: one page that the browser renders, on an origin of its own. */
export default defineConfig({
  root: join(import.meta.dirname, "backoffice"),
  plugins: [contractsForBrowsers({ staff }), iconsAsPaths(), tailwindcss()],
  build: {
    outDir: join(import.meta.dirname, "build/backoffice"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});
