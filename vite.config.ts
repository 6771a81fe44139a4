import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contractForBrowsers } from "./tools/vite-contract.ts";

/** Only reached by what is opened later: modals, forms, the developers' gallery. */
const OPENED_LATER =
  /\/(?:ui\/(?:modal|drawer|checkbox|password|radio|switch|toast\.)|i18n\/format|errors\/(?:not-found|search-instead)|icons\/(?:eye|ruler|trending|wifi))/;

/** What pages share lies in one file: forty small ones compress far worse, and each costs a request. */
const CHUNKS = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: "shared",
    test: (id: string) => /\/(?:domain|i18n|ui|storefront|lucide-react)\//.test(id) && !OPENED_LATER.test(id),
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [contractForBrowsers(), tailwindcss(), reactRouter()],
  // Drawings and fonts stay files: a data URI would weigh in every page and script.
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
