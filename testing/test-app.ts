import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { openAccounts } from "../server/accounts.ts";
import { type Commerce, openCommerce } from "../server/commerce.ts";
import { createApp } from "../server/create-app.ts";
import { type Catalogue, openCatalogue } from "../server/modules/catalog/index.ts";
import type { OutgoingMail, QueueMail } from "../server/modules/mail/index.ts";
import { claimGuestOrders } from "../server/modules/orders/index.ts";
import { configuredProviders, type PaymentProvider } from "../server/modules/payments/index.ts";
import { openStorefrontDirectory } from "../server/modules/storefronts/index.ts";
import { readConfig } from "../server/platform/config.ts";
import { openChangeFeed } from "../server/platform/database/change-feed.ts";
import { type OpenDatabase, openDatabase } from "../server/platform/database/open-database.ts";
import type { PageRenderer } from "../server/platform/pages/page-renderer.ts";
import { BUILT_STOREFRONT, createPageRenderer, type StorefrontBuild } from "../server/storefront-build.ts";
import { createTestDatabase } from "./database.ts";
import { type EnqueuedJob, notedJobs } from "./jobs.ts";

// React chooses its build when it is first loaded: the pages under test are those that visitors get. A test that uses
// this may not load React (or React Router) by itself, which would come before this line.
process.env.NODE_ENV = "production";

export const rootDir = join(import.meta.dirname, "..");

export interface TestApp {
  server: FastifyInstance;
  database: OpenDatabase;
  catalogue: Catalogue;
  commerce: Commerce;
  databaseUrl: string;
  /** What the server wrote to its log, a line each. */
  log: string[];
  /** The addresses that were really rendered, so that a test can tell a cached page from a new one. */
  rendered: string[];
  /** The mails that were written down. */
  mails: OutgoingMail[];
  /** The jobs that committed work, or undone work, asked for; nobody does them. */
  enqueued: EnqueuedJob[];
  /** Opens a port, for what only happens on a socket. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables on top of a quiet production start without a fallback storefront. */
  env?: Record<string, string>;
  /** A database that outlives this app, for several apps on one; by default the app gets one of its own. */
  databaseUrl?: string;
  /** The server's clock, where accounts read it. */
  now?: () => Date;
  /** Who takes the money; without it, those that the environment names. */
  providers?: readonly PaymentProvider[];
  /** More connections than usual, for races. */
  poolSize?: number;
  onEmailConfirmed?: NonNullable<Parameters<typeof openAccounts>[0]["onEmailConfirmed"]>;
}

/** The whole server with the built storefront, on a clone of the template database. Nothing listens yet. */
export async function createTestApp({
  env = {},
  databaseUrl,
  now,
  providers,
  poolSize = 4,
  onEmailConfirmed = [],
}: TestAppOptions = {}): Promise<TestApp> {
  const own = databaseUrl === undefined ? await createTestDatabase() : null;
  const url = databaseUrl ?? own?.url ?? "";
  const config = readConfig({ NODE_ENV: "production", DATABASE_URL: url, DEMO: "0", ...env }, rootDir);
  const log: string[] = [];
  const rendered: string[] = [];
  const warn = (error: Error) => void log.push(error.message);
  const note = (_details: object, message: string) => void log.push(message);
  const messages = { warn: note, error: note };
  const database = openDatabase(url, { poolSize, onIdleError: warn });
  const changes = await openChangeFeed(url, warn);
  const catalogue = await openCatalogue({
    db: database.db,
    databaseUrl: url,
    changes,
    dataDir: null,
    log: messages,
  });
  await catalogue.ready;
  const clock = now ?? (() => new Date());
  const directory = await openStorefrontDirectory(database.db, config.fallbackStorefront);
  const mails: OutgoingMail[] = [];
  const queueMail: QueueMail = async (_db, mail) => void mails.push(mail);
  const { jobs, enqueued } = notedJobs();
  const commerce = await openCommerce({
    db: database.db,
    catalogue,
    changes,
    directory,
    jobs,
    queueMail,
    providers: providers ?? configuredProviders(config.payments),
    log: messages,
    now: clock,
  });
  const identity = await openAccounts({
    db: database.db,
    now: clock,
    queueMail,
    payableKinds: [commerce.orders.listed],
    onEmailConfirmed: [claimGuestOrders, ...onEmailConfirmed],
    onSignedIn: [commerce.cart.mergeAtSignIn],
  });
  const server = await createApp({
    config,
    database,
    changes,
    catalogue,
    commerce,
    identity,
    queueMail,
    directory,
    clientDir: join(rootDir, "build/client"),
    vite: null,
    logStream: { write: (line) => void log.push(line) },
    createRenderer: async (app, router) => {
      const options = {
        router,
        isReady: () => database.isReachable(),
        reportError: (err: unknown) => app.log.error({ err }, "page failed"),
      };
      return noting(rendered, await createPageRenderer({ build: loadBuild, vite: null }, options));
    },
  });
  return {
    server,
    database,
    catalogue,
    commerce,
    databaseUrl: url,
    log,
    rendered,
    mails,
    enqueued,
    listen: async () => {
      const address = await server.listen({ port: 0, host: "127.0.0.1" });
      return Number(new URL(address).port);
    },
    close: async () => {
      await server.close();
      await catalogue.close();
      await changes.close();
      await database.close();
      await own?.drop();
    },
  };
}

function noting(rendered: string[], renderer: PageRenderer): PageRenderer {
  return {
    ...renderer,
    render: (request, visit, context) => {
      rendered.push(request.url);
      return renderer.render(request, visit, context);
    },
  };
}

async function loadBuild(): Promise<StorefrontBuild> {
  const file = join(rootDir, BUILT_STOREFRONT);
  if (!existsSync(file)) throw new Error(`There is no ${BUILT_STOREFRONT}: run "npm run build" first.`);
  return import(/* @vite-ignore */ file);
}

export interface VisitOptions {
  host?: string;
  path: string;
  method?: "GET" | "HEAD" | "POST";
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object | string;
}

/** One request as a browser would send it to a storefront's host. */
export function visit(app: TestApp, { host = "lt.localhost", path, method = "GET", ...rest }: VisitOptions) {
  const { cookies, headers, body } = rest;
  return app.server.inject({
    method,
    url: path,
    headers: { host, ...(method === "POST" ? { "sec-fetch-site": "same-origin" } : {}), ...headers },
    ...(cookies ? { cookies } : {}),
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** A call of the contract, by its path without `/api`. */
export function call(app: TestApp, path: string, body?: object, options: Omit<VisitOptions, "path" | "body"> = {}) {
  return visit(app, { method: "POST", ...options, path: `/api${path}`, ...(body ? { body } : {}) });
}
