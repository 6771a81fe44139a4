import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { contract } from "#contracts/shop/contract.ts";
import { sessionCookieName, visitorCookieName } from "#domain/shared/limits/cookies.ts";
import { createContextFor } from "./call-context-for.ts";
import type { Demo } from "./load-demo.ts";
import { uploadedPictures } from "./modules/content/content/index.ts";
import { parcelPicture } from "./modules/forwarding/parcels/index.ts";
import { registerInstallableRoutes } from "./modules/operations/installable/index.ts";
import { registerMailRoutes } from "./modules/operations/mail/index.ts";
import type { Config } from "./platform/config.ts";
import { registerCallRoutes } from "./platform/http/call-routes.ts";
import { registerScope } from "./platform/http/register-scope.ts";
import { resolveSiteByHost } from "./platform/http/site-hosts.ts";
import { drawnImages } from "./platform/images/drawn-images.ts";
import { ImageCache } from "./platform/images/image-cache.ts";
import { registerImageRoutes } from "./platform/images/image-routes.ts";
import { mediaFolder } from "./platform/images/media-folder.ts";
import { remoteImages } from "./platform/images/remote/remote-images.ts";
import { Gate } from "./platform/limits/gate.ts";
import { registerFileRoutes } from "./platform/pages/file-routes.ts";
import type { PageCache } from "./platform/pages/page-cache.ts";
import type { PageRenderer } from "./platform/pages/page-renderer.ts";
import { registerPageRoutes } from "./platform/pages/page-routes.ts";
import type { SharedCache } from "./platform/pages/shared-cache.ts";
import type { CallRouter } from "./router.ts";
import type { Shop } from "./shop.ts";

interface Options {
  config: Config;
  shop: Shop;
  demo: Demo | null;
  vendorSink: string | null;
  router: CallRouter;
  renderer: PageRenderer;
  cache: PageCache;
  sharedCache: SharedCache | null;
  clientDir: string;
}

const callerCookies = (isSecure: boolean) => ({
  session: sessionCookieName(isSecure),
  visitor: visitorCookieName(isSecure),
});

/**
 * One at a time, so that what has arrived meanwhile and is ready waits for one page at most, and gets its answer while the
 * slot rests. A page that takes so long waits for the database, which must not hold up the others; more than a few of those
 * would take its connections from calls. Who waits longer has left.
 */
const RENDERING = {
  running: 1,
  slow: { afterMs: 500, atMost: 4 },
  waiting: 200,
  maxWaitMs: 5_000,
  restMs: 2,
  refusalMs: 1_000,
};

type Register = (scope: FastifyInstance) => void;

/** All that is served on the hosts of the storefronts. */
export async function registerShopHosts(scope: FastifyInstance, options: Options): Promise<void> {
  const { config, shop, demo, vendorSink, router, renderer, cache, sharedCache, clientDir } = options;
  const { db } = shop;
  const contextFor = createContextFor(shop);
  resolveSiteByHost(scope, shop.storefronts.find);
  const routes: Register[] = [
    (own) => registerInstallableRoutes(own, { clientDir, buildId: renderer.buildId }),
    (own) => registerFileRoutes(own, { clientDir, buildId: renderer.buildId, limiter: shop.limiter }),
    (own) => registerImageRoutes(own, imagesOf(config, demo, shop)),
    ...shop.modules.opened.flatMap(({ routes: ofModule = [] }) =>
      ofModule.map(
        (register): Register =>
          (own) =>
            register(own, { contextFor }),
      ),
    ),
    (own) => registerCallRoutes(own, { contract, callerCookies, router, contextFor }),
    (own) =>
      registerPageRoutes(own, {
        renderer,
        cache,
        queue: new Gate(RENDERING),
        sharedCache,
        contextFor,
        counts: shop.redirects.counts,
        debug: config.mode !== "production",
        demo: config.demo,
        vendorSink,
      }),
  ];
  if (vendorSink !== null)
    routes.push((own) => own.get("/dev/vendors", (_request, reply) => reply.redirect(`${vendorSink}/vendors`)));
  if (demo) routes.push((own) => registerMailRoutes(own, { db, readPicture: (id) => parcelPicture(shop.files, id) }));
  // A scope of their own each: body parsers and hooks of one must not reach the others.
  for (const register of routes) await registerScope(scope, register);
}

function imagesOf(config: Config, demo: Demo | null, { files }: Shop): Parameters<typeof registerImageRoutes>[1] {
  return {
    sources: {
      media: mediaFolder(config.mediaDir),
      uploads: uploadedPictures(files),
      remote: remoteImages({ hosts: config.imageHosts }),
      ...(demo ? { drawn: drawnImages(demo.drawPicture) } : {}),
    },
    cache: new ImageCache({ dir: join(config.dataDir, "images"), maxBytes: config.imageCacheBytes }),
  };
}
