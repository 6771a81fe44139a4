import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contract as shop } from "./contracts/shop/contract.ts";
import { CHUNKS } from "./tools/vite-chunks.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";
import { iconsAsPaths } from "./tools/vite-icons.ts";

export default defineConfig({
  plugins: [contractsForBrowsers({ shop }), iconsAsPaths(), tailwindcss(), reactRouter()],
  // Drawings and fonts stay files: a data URI would weigh in every page and script.
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
