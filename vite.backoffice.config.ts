import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { staffContract as staff } from "./contracts/staff/contract.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";
import { iconsAsPaths } from "./tools/vite-icons.ts";

const { PORT = "3000", BACKOFFICE_DEV_PORT } = process.env;
const staffOrigin = `http://admin.localhost:${PORT}`;

/** The back office: one page that the browser renders, on an origin of its own. */
export default defineConfig({
  root: join(import.meta.dirname, "backoffice"),
  // Beside that of the storefront, which another Vite keeps at the same time.
  cacheDir: join(import.meta.dirname, "node_modules/.vite-backoffice"),
  plugins: [contractsForBrowsers({ staff }), iconsAsPaths(), tailwindcss()],
  // For `npm run dev`: the sources with reload, and the staff calls of the shop's process.
  server: {
    port: Number(BACKOFFICE_DEV_PORT ?? 0),
    strictPort: true,
    proxy: {
      "/api": {
        target: `http://127.0.0.1:${PORT}`,
        headers: { host: new URL(staffOrigin).host, origin: staffOrigin },
      },
    },
  },
  build: {
    outDir: join(import.meta.dirname, "build/backoffice"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Files of TanStack Query say "use client", which means nothing in a page that browsers render.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
