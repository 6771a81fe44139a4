import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { configuredCarriers } from "#modules/forwarding/shipments/index.ts";
import { configuredProviders, type PaymentProvider } from "#modules/money/payments/index.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import { readConfig } from "#platform/config.ts";
import { openChangeFeed } from "#platform/database/change-feed.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { incomingFolder, localFolder } from "#platform/files/local-folder.ts";
import type { JobSettings } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { storingTransport } from "#platform/mail/mail-transport.ts";
import type { PageRenderer } from "#platform/pages/page-renderer.ts";
import { findSecretsKey } from "#platform/secrets-key.ts";
import { assertBuilt, BUILT_SOURCE_MAPS, BUILT_STOREFRONT } from "#server/built-files.ts";
import { createApp } from "#server/create-app.ts";
import { loadDemo } from "#server/load-demo.ts";
import { openShop } from "#server/open-shop.ts";
import type { Shop } from "#server/shop.ts";
import { createPageRenderer, type StorefrontBuild } from "#server/storefront-build.ts";
import { createTestDatabase } from "./database.ts";
import { type EnqueuedJob, recordingJobs } from "./jobs.ts";
import { recordMails } from "./operations/record-mails.ts";
import { BACKOFFICE_HOST, SECRETS_KEY } from "./people/members.ts";
import "./compare-answers.ts";

// React chooses its build when it is first loaded: the pages under test are those that visitors get. A test that uses
// this may not load React (or React Router) by itself, which would come before this line.
process.env.NODE_ENV = "production";

const BACKOFFICE = { BACKOFFICE_URL: `http://${BACKOFFICE_HOST}`, SECRETS_KEY: SECRETS_KEY.toString("base64") };

/** No test fails because a busy machine is slow to give a connection. */
const CONNECT_WITHIN_MS = 120_000;

/** Nothing is limited unless a test says so: most make more calls than one visitor would. */
const QUIET_START = { NODE_ENV: "production", DEMO: "0", LIMITS: "off" };

export const rootDir = join(import.meta.dirname, "..");

export interface TestApp {
  server: FastifyInstance;
  database: OpenDatabase;
  shop: Shop;
  databaseUrl: string;
  /** The lines of the server's log. */
  log: string[];
  /** The addresses of rendered pages, to distinguish them from cached ones. */
  rendered: string[];
  /** The queued mails. */
  mails: OutgoingMail[];
  /** The enqueued jobs, those of rolled back transactions included; none runs by itself. */
  enqueued: EnqueuedJob[];
  /** Runs a job of the orders, the parcels, the invoices, the phone reservations or the feeds, as a worker would. */
  runJob(job: JobSettings, payload?: object): Promise<void>;
  /** Where uploaded files are. */
  filesDir: string;
  /** Opens a port, for tests that need a socket. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables on top of a quiet production start without a fallback storefront. */
  env?: Record<string, string>;
  /** A database that outlives this app, for several apps on one; by default the app gets one of its own. */
  databaseUrl?: string;
  /** The server's clock. */
  now?: () => Date;
  /** The payment providers; by default those that the environment configures. */
  providers?: readonly PaymentProvider[];
  /** Where files are stored; by default a folder of the app's own. */
  fileStorage?: (own: FileStorage) => FileStorage;
  /** Stands in for vendors; by default nobody may be reported to. */
  vendorSink?: string | null;
  /** More connections than usual, for races. */
  poolSize?: number;
  /** Where jobs wait; by default they are only recorded. */
  jobs?: Omit<Jobs, "stop">;
}

/** The whole server with the built storefront, on a clone of the template database. Nothing listens yet. */
export async function createTestApp({
  env = {},
  databaseUrl,
  now = () => new Date(),
  providers,
  fileStorage = (own) => own,
  poolSize = 4,
  vendorSink = null,
  jobs: givenJobs,
}: TestAppOptions = {}): Promise<TestApp> {
  const own = databaseUrl === undefined ? await createTestDatabase() : null;
  const url = databaseUrl ?? own?.url ?? "";
  const config = readConfig({ ...QUIET_START, ...BACKOFFICE, DATABASE_URL: url, ...env }, rootDir);
  const filesDir = join(tmpdir(), `crossdock-files-${randomUUID()}`);
  const log: string[] = [];
  const rendered: string[] = [];
  const mails: OutgoingMail[] = [];
  const warn = (error: Error) => void log.push(error.message);
  const report = (_details: object, message: string) => void log.push(message);
  const database = openDatabase(url, { poolSize, connectWithinMs: CONNECT_WITHIN_MS, onIdleError: warn });
  const changes = await openChangeFeed(url, warn);
  const { jobs: recorded, enqueued, runJob } = recordingJobs();
  const jobs = givenJobs ?? recorded;
  const shop = await openShop({
    config,
    db: database.db,
    databaseUrl: url,
    changes,
    jobs,
    mailTransport: storingTransport,
    queueMail: recordMails(mails),
    providers: providers ?? configuredProviders(config.payments),
    carriers: configuredCarriers(config.carriers),
    searchDir: null,
    fileStorage: fileStorage(localFolder(filesDir)),
    incomingDir: incomingFolder(filesDir),
    sourceMapsDir: join(rootDir, BUILT_SOURCE_MAPS),
    feedStorage: localFolder(join(filesDir, "feeds")),
    vendorSink,
    secretsKey: config.backofficeUrl === undefined ? null : findSecretsKey(config),
    log: { warn: report, error: report },
    now,
  });
  await shop.catalog.ready;
  await shop.orders.work();
  await shop.parcels.work();
  await shop.invoices.work();
  await shop.forwardRequests.work();
  await shop.withdrawals.work();
  await shop.claims.work();
  await shop.phoneReservations.work();
  await shop.quotes.work();
  await shop.feeds.work();
  await shop.integrations.work();
  await shop.indexNow.work();
  const server = await createApp({
    config,
    database,
    changes,
    shop,
    demo: config.demo ? await loadDemo() : null,
    clientDir: join(rootDir, "build/client"),
    backofficeDir: join(rootDir, "build/backoffice"),
    vite: null,
    logStream: { write: (line) => void log.push(line) },
    createRenderer: async (app, router) => {
      const options = {
        router,
        isReady: () => database.isReachable(),
        reportError: (err: unknown) => app.log.error({ err }, "page failed"),
      };
      return recordingRenderer(rendered, await createPageRenderer({ build: loadBuild, vite: null }, options));
    },
  });
  return {
    server,
    database,
    shop,
    databaseUrl: url,
    log,
    rendered,
    mails,
    enqueued,
    runJob,
    filesDir,
    listen: async () => {
      const address = await server.listen({ port: 0, host: "127.0.0.1" });
      return Number(new URL(address).port);
    },
    close: async () => {
      await server.close();
      await shop.close();
      await changes.close();
      await database.close();
      await own?.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}

function recordingRenderer(rendered: string[], renderer: PageRenderer): PageRenderer {
  return {
    ...renderer,
    render: (request, visit, context) => {
      rendered.push(request.url);
      return renderer.render(request, visit, context);
    },
  };
}

export async function loadBuild(): Promise<StorefrontBuild> {
  const file = join(rootDir, BUILT_STOREFRONT);
  assertBuilt(rootDir, [BUILT_STOREFRONT]);
  return import(/* @vite-ignore */ file);
}

export interface VisitOptions {
  host?: string;
  path: string;
  method?: "GET" | "HEAD" | "POST";
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object | string | Buffer;
  /** Where the request comes from. */
  address?: string;
}

/** One request as a browser would send it to a storefront's host. */
export function visit(
  app: Pick<TestApp, "server">,
  { host = "lt.localhost", path, method = "GET", ...rest }: VisitOptions,
) {
  const { cookies, headers, body, address } = rest;
  return app.server.inject({
    method,
    url: path,
    headers: { host, ...(method === "POST" ? { "sec-fetch-site": "same-origin" } : {}), ...headers },
    ...(cookies ? { cookies } : {}),
    ...(address ? { remoteAddress: address } : {}),
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** A call of the contract, by its path without `/api`. */
export function call(app: TestApp, path: string, body?: object, options: Omit<VisitOptions, "path" | "body"> = {}) {
  return visit(app, { method: "POST", ...options, path: `/api${path}`, ...(body ? { body } : {}) });
}
