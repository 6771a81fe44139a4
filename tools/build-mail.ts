import { build } from "vite";

/** Compiles the templates of mails, the only JSX that the server itself runs: Node strips types but reads no JSX. */
await build({
  configFile: false,
  logLevel: "warn",
  // Also when `npm run dev` compiles them: `npm start` may find the file and use it in production.
  oxc: { jsx: { runtime: "automatic", development: false } },
  build: { ssr: "server/modules/operations/mail/templates/mail-layout.tsx", outDir: "build/mail", target: "node24" },
});
