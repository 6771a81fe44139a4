import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contract as shop } from "./contracts/shop/contract.ts";
import { CHUNKS, OF_EVERY_PAGE_FILE } from "./tools/vite-chunks.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";
import { iconsAsPaths } from "./tools/vite-icons.ts";
import { preloadLateCode } from "./tools/vite-preload.ts";
import { routerAsUsed } from "./tools/vite-router.ts";
import { routesForBrowsers } from "./tools/vite-routes.ts";

export default defineConfig({
  plugins: [
    contractsForBrowsers({ shop }),
    routesForBrowsers(),
    routerAsUsed(),
    preloadLateCode(),
    iconsAsPaths(),
    tailwindcss(),
    reactRouter(),
  ],
  // Drawings and fonts stay files: a data URI would weigh in every page and script.
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // The next step of the build moves source maps out of the served folder (T127).
    sourcemap: "hidden",
    // Chunks that every page has loaded need no preload by later chunks.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !OF_EVERY_PAGE_FILE.test(file)) },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
