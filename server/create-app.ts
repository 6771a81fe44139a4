import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { createContextFor } from "./call-context-for.ts";
import type { Commerce } from "./commerce.ts";
import type { Catalogue } from "./modules/catalog/index.ts";
import { addSitemapRoutes } from "./modules/catalog/index.ts";
import type { Identity } from "./modules/identity/index.ts";
import { addExportRoutes } from "./modules/identity/index.ts";
import type { QueueMail } from "./modules/mail/index.ts";
import { addDevMailRoutes } from "./modules/mail/index.ts";
import { addNewsletterRoutes } from "./modules/marketing/index.ts";
import { addOrderDocumentRoutes } from "./modules/orders/index.ts";
import { addPaymentCallbackRoutes } from "./modules/payments/index.ts";
import type { StorefrontDirectory } from "./modules/storefronts/index.ts";
import type { Config } from "./platform/config.ts";
import type { ChangeFeed } from "./platform/database/change-feed.ts";
import type { OpenDatabase } from "./platform/database/open-database.ts";
import { addCallRoutes } from "./platform/http/call-routes.ts";
import { createServer } from "./platform/http/create-server.ts";
import { addOperationsRoutes } from "./platform/http/operations-routes.ts";
import { registerScope } from "./platform/http/register-scope.ts";
import { resolveSiteByHost } from "./platform/http/site-hosts.ts";
import { drawnImages } from "./platform/images/drawn-images.ts";
import { ImageCache } from "./platform/images/image-cache.ts";
import { addImageRoutes } from "./platform/images/image-routes.ts";
import { mediaFolder } from "./platform/images/media-folder.ts";
import { remoteImages } from "./platform/images/remote/remote-images.ts";
import { addFileRoutes } from "./platform/pages/file-routes.ts";
import { PageCache } from "./platform/pages/page-cache.ts";
import type { PageRenderer } from "./platform/pages/page-renderer.ts";
import { addPageRoutes } from "./platform/pages/page-routes.ts";
import { type CallRouter, createRouter } from "./router.ts";

const PAGE_CACHE_BYTES = 128 * 1024 * 1024;
const PAGE_FRESH_FOR_MS = 60_000;

export interface AppParts {
  config: Config;
  database: OpenDatabase;
  changes: ChangeFeed;
  directory: StorefrontDirectory;
  catalogue: Catalogue;
  commerce: Commerce;
  identity: Identity;
  queueMail: QueueMail;
  /** Made last, because pages report their errors to the server's log. */
  createRenderer: (server: FastifyInstance, router: CallRouter) => Promise<PageRenderer>;
  clientDir: string;
  /** While the sources are being written, Vite answers for its own files. */
  vite: ViteDevServer | null;
  logStream?: { write(line: string): void };
}

/** Loaded with the first picture: there are many drawings, and a start should not wait for them. */
const drawDemoPicture = async (name: string) => (await import("../demo/demo-picture.ts")).demoPicture(name);

/** Wires the parts into one HTTP server; nothing listens yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, changes, directory, catalogue, commerce, identity, queueMail } = parts;
  const server = createServer(config, parts.logStream);
  const router = createRouter({ catalogue, commerce, identity, marketing: { queueMail, now: identity.now } });
  const renderer = await parts.createRenderer(server, router);
  const cache = new PageCache({ maxBytes: PAGE_CACHE_BYTES, freshForMs: PAGE_FRESH_FOR_MS });
  changes.subscribe(async (tag) => {
    if (["storefronts", "commerce", "*"].includes(tag))
      await directory.reload().catch((err) => server.log.warn({ err }, "reload"));
    cache.invalidate(tag);
    identity.heed(tag);
  });
  catalogue.onChange((tags) => {
    for (const tag of tags) cache.invalidate(tag);
  });

  const { vite } = parts;
  if (vite) server.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  addOperationsRoutes(server, { isReady: () => database.isReachable(), metricsToken: config.metricsToken });
  const contextFor = createContextFor(database.db, identity);
  await registerScope(server, async (site) => {
    resolveSiteByHost(site, directory.find);
    await registerScope(site, (scope) =>
      addFileRoutes(scope, { clientDir: parts.clientDir, buildId: renderer.buildId }),
    );
    await registerScope(site, (scope) =>
      addImageRoutes(scope, {
        sources: {
          media: mediaFolder(config.mediaDir),
          remote: remoteImages({ hosts: config.imageHosts }),
          ...(config.demo ? { drawn: drawnImages(drawDemoPicture) } : {}),
        },
        cache: new ImageCache({ dir: join(config.dataDir, "images"), maxBytes: config.imageCacheBytes }),
      }),
    );
    await registerScope(site, (scope) => addSitemapRoutes(scope, { db: database.db, catalogue }));
    await registerScope(site, (scope) => addExportRoutes(scope, { identity, contextFor }));
    await registerScope(site, (scope) => addNewsletterRoutes(scope, { db: database.db }));
    if (config.demo) await registerScope(site, (scope) => addDevMailRoutes(scope, { db: database.db }));
    await registerScope(site, (scope) => addPaymentCallbackRoutes(scope, commerce));
    await registerScope(site, (scope) => addOrderDocumentRoutes(scope, { orders: commerce.orders, contextFor }));
    await registerScope(site, (scope) => addCallRoutes(scope, { router, contextFor }));
    await registerScope(site, (scope) =>
      addPageRoutes(scope, { renderer, cache, contextFor, debug: config.mode !== "production", demo: config.demo }),
    );
  });
  return server;
}
