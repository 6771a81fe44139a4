import { join } from "node:path";
import { assertBuilt, BUILT_MAIL, BUILT_STOREFRONT } from "./built-files.ts";
import { readConfig } from "./platform/config.ts";
import { OperatorError } from "./platform/operator-error.ts";
import { startCrossdock } from "./start-crossdock.ts";
import { type StorefrontBuild, storefrontFromSource } from "./storefront-build.ts";

const rootDir = join(import.meta.dirname, "..");

/** A stop that is not over by then ends as a kill does, which everything recovers from (F01, F29). */
const STOP_LIMIT_MS = 28_000;

try {
  const config = readConfig(process.env, rootDir);
  const isDevelopment = config.mode === "development";
  assertBuilt(rootDir, isDevelopment ? [BUILT_MAIL] : [BUILT_STOREFRONT, BUILT_MAIL]);
  const storefront = isDevelopment
    ? await storefrontFromSource(rootDir)
    : { build: (): Promise<StorefrontBuild> => import(join(rootDir, BUILT_STOREFRONT)), vite: null };
  const running = await startCrossdock(config, rootDir, storefront);
  stopOnSignals(running.stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => {
        console.error(`Not everything ended within ${STOP_LIMIT_MS / 1_000} s; the next start takes up what was left.`);
        process.exit(1);
      }, STOP_LIMIT_MS).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(explain(error));
          process.exit(1);
        },
      );
    });
  }
}

/** One sentence for a problem that the operator can solve; the stack for anything else, which is a bug. */
function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is already in use. Stop what uses it, or choose another with PORT.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
