// Vite watches the sources of pages; the server itself loads these folders.
const watched = ["server", "contracts", "domain", "i18n", "demo"];

/**
 * The processes of `npm run dev`. Database and payment simulator are processes of their own, so that neither is lost
 * when a saved file restarts the shop.
 */
export function devServices(
  { PORT = "3000", DATA_DIR = ".data", DATABASE_URL, DEMO, SIMULATOR_URL },
  { simulatorPort, backofficePort },
) {
  const isDemo = DEMO ? ["1", "true"].includes(DEMO) : !DATABASE_URL;
  const simulator = `http://127.0.0.1:${simulatorPort}`;
  const shop = `http://localhost:${PORT}`;
  return [
    !DATABASE_URL && {
      name: "database",
      what: `PostgreSQL in ${DATA_DIR}/postgres`,
      args: ["tools/dev-database.ts"],
    },
    isDemo &&
      !SIMULATOR_URL && {
        name: "payments",
        what: `the providers' simulator on ${simulator}`,
        args: ["--watch-path=simulator", "--watch-preserve-output", "simulator/main.ts"],
        env: { SIMULATOR_PORT: String(simulatorPort), SHOP_URL: `http://127.0.0.1:${PORT}` },
      },
    {
      name: "shop",
      what: `storefronts and API on ${shop}; components on ${shop}/dev/components, API on ${shop}/api/docs${isDemo ? `, mails on ${shop}/dev/mail` : ""}`,
      args: [
        ...watched.map((folder) => `--watch-path=${folder}`),
        "--watch-preserve-output",
        // Each restart compiles the templates of mails again.
        "--import=./tools/build-mail.ts",
        "server/main.ts",
      ],
      env: isDemo ? { SIMULATOR_URL: SIMULATOR_URL || simulator } : {},
    },
    isDemo && {
      name: "back office",
      what: `http://admin.localhost:${backofficePort}`,
      args: ["node_modules/vite/bin/vite.js", "--config", "vite.backoffice.config.ts", "--logLevel", "warn"],
      env: { BACKOFFICE_DEV_PORT: String(backofficePort), PORT },
    },
  ].filter(Boolean);
}

/** The overview of all services, shown before their first output. */
export function describeServices(services) {
  const width = Math.max(...services.map(({ name }) => name.length));
  const lines = services.map(({ name, what }) => `  ${name.padEnd(width)}  ${what}`);
  return [...lines, "A saved file reloads what it belongs to. Ctrl-C stops everything."].join("\n");
}
