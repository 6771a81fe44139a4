import { createRouterClient, onError } from "@orpc/server";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { messagesVersion } from "#i18n/messages.ts";
import type { PageRenderer, Visit } from "./platform/pages/page-renderer.ts";
import { PageTrouble } from "./platform/pages/page-trouble.ts";
import type { CallRouter } from "./router.ts";

interface VisitForPages extends Visit {
  isSignedIn: boolean;
  buildId: string;
  messagesVersion: string;
  isReady(): Promise<boolean>;
}

type PageHandler = (request: Request, calls: unknown, visit: VisitForPages) => Promise<Response>;

/** The additional exports of the storefront's server entry (storefront/entry.server.tsx). */
interface StorefrontEntry {
  createPageHandler(build: ServerBuild, mode: "production" | "development"): PageHandler;
  cachePolicy: PageRenderer["cachePolicy"];
  reportErrorsTo(report: (error: unknown) => void): void;
  /** For tests, which compare pages made from kept pieces with pages made without. */
  forgetPieces(): void;
}

export type StorefrontBuild = ServerBuild & { entry: { module: StorefrontEntry } };

export interface Storefront {
  build: () => Promise<StorefrontBuild>;
  /** Serves the sources in development. */
  vite: ViteDevServer | null;
}

export async function storefrontFromSource(rootDir: string): Promise<Storefront> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: rootDir, server: { middlewareMode: true }, appType: "custom" });
  const build = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<StorefrontBuild>;
  return { build, vite };
}

interface Options {
  router: CallRouter;
  isReady: () => Promise<boolean>;
  reportError: (error: unknown) => void;
}

/** Renders the storefront's pages, with calls made in-process. */
export async function createPageRenderer({ build, vite }: Storefront, options: Options): Promise<PageRenderer> {
  const first = await build();
  const buildId = vite ? "development" : first.assets.version;
  first.entry.module.reportErrorsTo(options.reportError);
  const built = vite ? null : first.entry.module.createPageHandler(first, "production");
  const handlerOf = async () => {
    const latest = await build();
    return latest.entry.module.createPageHandler(latest, "development");
  };
  return {
    buildId,
    cachePolicy: vite ? () => null : first.entry.module.cachePolicy,
    async render(request, visit, callContext) {
      const trouble = new PageTrouble();
      const calls = createRouterClient(options.router, {
        context: { ...callContext, setHeader: (name, value) => trouble.setHeader(name, value) },
        interceptors: [onError((error) => trouble.note(error))],
      });
      const isSignedIn = callContext.user !== null;
      const about = {
        ...visit,
        isSignedIn,
        buildId,
        messagesVersion: messagesVersion(visit.storefront),
        isReady: options.isReady,
      };
      const handle = built ?? (await handlerOf());
      return trouble.answer(await handle(request, calls, about));
    },
  };
}
