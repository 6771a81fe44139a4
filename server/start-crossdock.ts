import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { BUILT_SOURCE_MAPS } from "./built-files.ts";
import { createApp } from "./create-app.ts";
import { loadDemo } from "./load-demo.ts";
import { configuredCarriers } from "./modules/forwarding/shipments/index.ts";
import { configuredProviders } from "./modules/money/payments/index.ts";
import { openShop } from "./open-shop.ts";
import type { Config } from "./platform/config.ts";
import { openChangeFeed } from "./platform/database/change-feed.ts";
import { incomingFolder, localFolder } from "./platform/files/local-folder.ts";
import { answerFirst } from "./platform/http/answer-first.ts";
import { jsonLog } from "./platform/http/log/json-log.ts";
import { openLogOutput } from "./platform/http/log/log-output.ts";
import { assertPortFree } from "./platform/http/port-free.ts";
import { openJobs } from "./platform/jobs/open-jobs.ts";
import { storingTransport } from "./platform/mail/mail-transport.ts";
import { smtpTransport } from "./platform/mail/smtp-transport.ts";
import { log, type OnStop, prepareDatabase } from "./prepare-database.ts";
import { startBanner } from "./start-banner.ts";
import { createPageRenderer, type Storefront } from "./storefront-build.ts";

/** Running requests; what else has to end gets the rest of the 30 s that a stop may take (F29). */
const DRAIN_LIMIT_MS = 20_000;

/** A stored index is read back sooner than that. One that is built first is not waited for: SQL answers meanwhile. */
const INDEX_WAIT_MS = 10_000;

export interface RunningCrossdock {
  stop(): Promise<void>;
}

/** Starts database, migrations, demo and HTTP in this order; stops them in reverse, also when a start fails. */
export async function startCrossdock(
  config: Config,
  rootDir: string,
  storefront: Storefront,
): Promise<RunningCrossdock> {
  const steps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of steps.reverse()) await step();
  };
  try {
    await startAll(config, rootDir, storefront, (step) => steps.push(step));
    return { stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

async function startAll(config: Config, rootDir: string, storefront: Storefront, onStop: OnStop): Promise<void> {
  await assertPortFree(config.port, config.bindAddress);
  const demo = config.demo ? await loadDemo() : null;
  const { vite } = storefront;
  if (vite) onStop(() => vite.close());
  const { url, database, secretsKey } = await prepareDatabase(config, demo, onStop);
  const logStream = openLogOutput();
  const simulator = await demo?.openPaymentSimulator(config, log);
  if (simulator) onStop(simulator.stop);
  const vendorSink = simulator && config.vendorSink ? simulator.pageUrl : null;
  if (vendorSink !== null) await demo?.setVendorsUp(database.db, secretsKey);
  const changes = await openChangeFeed(url, log.warn);
  onStop(() => changes.close());
  const jobs = await openJobs({ databaseUrl: url, onError: log.warn });
  onStop(() => jobs.stop());
  const shop = await openShop({
    config,
    db: database.db,
    databaseUrl: url,
    changes,
    jobs,
    mailTransport: config.smtpUrl === undefined ? storingTransport : smtpTransport(config.smtpUrl),
    providers: configuredProviders({ ...config.payments, ...simulator?.access }),
    carriers: configuredCarriers({ ...config.carriers, ...simulator?.carriers }),
    searchDir: config.dataDir,
    fileStorage: localFolder(join(config.dataDir, "files")),
    incomingDir: incomingFolder(join(config.dataDir, "files")),
    sourceMapsDir: join(rootDir, BUILT_SOURCE_MAPS),
    feedStorage: localFolder(join(config.dataDir, "feeds")),
    vendorSink: vendorSink === null ? null : (simulator?.url ?? null),
    secretsKey,
    log: jsonLog(config.logLevel, logStream.write),
    now: () => new Date(),
  });
  onStop(() => shop.close());
  await shop.work();
  const server = await createApp({
    config,
    database,
    changes,
    shop,
    demo,
    vendorSink,
    logStream,
    clientDir: join(rootDir, "build/client"),
    backofficeDir: join(rootDir, "build/backoffice"),
    vite,
    createRenderer: (app, router) =>
      createPageRenderer(storefront, {
        router,
        isReady: () => database.isReachable(),
        reportError: (err) => app.log.error({ err }, "page failed"),
      }),
  });
  onStop(() => Promise.race([server.close(), setTimeout(DRAIN_LIMIT_MS, undefined, { ref: false })]));
  await Promise.race([shop.catalog.ready, setTimeout(INDEX_WAIT_MS, undefined, { ref: false })]);
  await server.listen({ port: config.port, host: config.bindAddress });
  answerFirst();
  if (demo && simulator && config.parcelStepMs) await demo.setParcelsInMotion(database.db, simulator.url);
  const { port, backofficeUrl, demoOpen } = config;
  const simulatorUrl = simulator?.url;
  log.info(startBanner({ storefronts: shop.storefronts.all(), port, backofficeUrl, demo, demoOpen, simulatorUrl }));
}
