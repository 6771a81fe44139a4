import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import type { HostMatch } from "#domain/operations/storefronts/profile.ts";
import { keepDemoLocal } from "./keep-demo-local.ts";
import type { Demo } from "./load-demo.ts";
import { registerUploadRoutes } from "./modules/operations/files/index.ts";
import { registerStaffOrigin, type StaffContextFor } from "./modules/people/staff/index.ts";
import type { Config } from "./platform/config.ts";
import type { ChangeFeed } from "./platform/database/change-feed.ts";
import type { OpenDatabase } from "./platform/database/open-database.ts";
import { createServer } from "./platform/http/create-server.ts";
import { registerOperationsRoutes } from "./platform/http/operations-routes.ts";
import { registerScope } from "./platform/http/register-scope.ts";
import { PageCache } from "./platform/pages/page-cache.ts";
import type { PageRenderer } from "./platform/pages/page-renderer.ts";
import { openReadyDoor } from "./platform/pages/ready-door.ts";
import { SharedCache } from "./platform/pages/shared-cache.ts";
import { type CallRouter, createRouter } from "./router.ts";
import type { Shop } from "./shop.ts";
import { registerShopHosts } from "./shop-hosts.ts";
import { createStaffRouter } from "./staff-router.ts";

const PAGE_CACHE_BYTES = 128 * 1024 * 1024;
const MADE_UP_CACHE_BYTES = 32 * 1024 * 1024;
const PAGE_FRESH_FOR_MS = 60_000;

export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  changes: ChangeFeed;
  shop: Shop;
  demo: Demo | null;
  /** Where the pages of the demo reach their vendors. */
  vendorSink?: string | null;
  /** Created last, because pages report their errors to the server's log. */
  createRenderer: (server: FastifyInstance, router: CallRouter) => Promise<PageRenderer>;
  clientDir: string;
  backofficeDir: string;
  /** In development Vite serves its own files. */
  vite: ViteDevServer | null;
  logStream?: { write(line: string): void };
}

/** The shop as one HTTP server; nothing listens yet. Each origin is a scope of its own. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, changes, shop, demo, vendorSink = null, clientDir, vite } = options;
  const server = createServer(config, options.logStream, shop.errors.noteLogged);
  const router = createRouter(shop);
  const renderer = await options.createRenderer(server, router);
  await shop.errors.run(renderer.buildId);
  const cache = new PageCache({
    maxBytes: PAGE_CACHE_BYTES,
    maxMadeUpBytes: MADE_UP_CACHE_BYTES,
    freshForMs: PAGE_FRESH_FOR_MS,
  });
  const sharedCache = openSharedCache(config, cache, server);
  followChanges(changes, shop, server, (tag) => {
    cache.invalidate(tag);
    sharedCache?.purge(tag);
  });

  keepDemoLocal(server, config);
  await registerBackoffice(server, options);
  if (vite) server.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  const observe = registerOperationsRoutes(server, {
    isReady: isReadyBy(options),
    connections: database.connections,
    metricsToken: config.metricsToken,
    measures: shop.modules.opened.flatMap(({ measures = [] }) => measures),
  });
  await registerScope(server, (scope) =>
    registerShopHosts(scope, { config, shop, demo, vendorSink, router, renderer, cache, sharedCache, clientDir }),
  );
  openReadyDoor(server, {
    cache,
    renderer,
    sharedCache,
    observe,
    hasProxies: config.trustedProxies.length > 0,
    findSite: sitesOf(options),
  });
  return server;
}

const isReadyBy = ({ database, shop }: AppOptions) => {
  return async () => shop.catalog.isReady() && database.isReachable();
};

/** The back office is no storefront, even where an unknown host gets one. */
function sitesOf({ config, shop }: AppOptions): (host: string) => HostMatch | null {
  const staffHost = config.backofficeUrl === undefined ? null : new URL(config.backofficeUrl).hostname;
  return (host) => (host === staffHost ? null : shop.storefronts.find(host));
}

/** First, so that no hook of the shop sees a request of the back office. */
async function registerBackoffice(server: FastifyInstance, options: AppOptions): Promise<void> {
  const { config, database, shop, backofficeDir: buildDir, logStream } = options;
  const { staff } = shop;
  const { backofficeUrl: url } = config;
  if (staff === null || url === undefined) return;
  const router = createStaffRouter(shop, staff);
  await registerStaffOrigin(server, {
    config,
    database,
    isReady: isReadyBy(options),
    staff,
    router,
    routes: [(scope, contextFor) => registerUploadRoutes(scope, { files: shop.files, userOf: memberBy(contextFor) })],
    url,
    buildDir,
    onError: shop.errors.noteLogged,
    ...(logStream && { logStream }),
  });
}

const memberBy =
  (contextFor: StaffContextFor): Parameters<typeof registerUploadRoutes>[1]["userOf"] =>
  async (request, reply) => {
    const { member } = await contextFor(request, reply);
    return member && { member };
  };

function openSharedCache({ sharedCacheUrl: url }: Config, pages: PageCache, server: FastifyInstance) {
  if (url === undefined) return null;
  const sharedCache = new SharedCache({ url, pages, log: server.log });
  server.addHook("onClose", () => sharedCache.close());
  return sharedCache;
}

function followChanges(
  changes: ChangeFeed,
  shop: Shop,
  { log }: FastifyInstance,
  dropPages: (tag: string) => void,
): void {
  changes.subscribe(async (tag) => {
    if (["storefronts", "commerce", "*"].includes(tag) || tag.startsWith("texts:"))
      await shop.storefronts.reload().catch((err) => log.warn({ err }, "reload"));
    dropPages(tag);
    shop.identity.handleChange(tag);
  });
  // Every page says whether there is a blog (CONFIG-02).
  shop.content.onBlogChange(() => dropPages("storefronts"));
  shop.delivery.onChange(() => dropPages("commerce"));
  shop.catalog.onChange((tags) => {
    for (const tag of tags) dropPages(tag);
  });
}
