import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contractForBrowsers } from "./tools/vite-contract.ts";

export default defineConfig({
  plugins: [contractForBrowsers(), tailwindcss(), reactRouter()],
  // Drawings and fonts stay files: a data URI would weigh in every page and script.
  build: { assetsInlineLimit: 0, target: "es2022" },
});
