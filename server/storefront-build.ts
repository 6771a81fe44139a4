import { createRouterClient } from "@orpc/server";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { MESSAGES_VERSION } from "../i18n/messages.ts";
import type { PageRenderer, Visit } from "./platform/pages/page-renderer.ts";
import { router } from "./router.ts";

export const BUILT_STOREFRONT = "build/server/index.js";

interface VisitForPages extends Visit {
  buildId: string;
  messagesVersion: string;
  isReady(): Promise<boolean>;
}

/** What the storefront's server entry offers beside rendering; see storefront/entry.server.tsx. */
interface StorefrontEntry {
  createRouterContext(calls: unknown, visit: VisitForPages): RouterContextProvider;
  cachePolicy: PageRenderer["cachePolicy"];
  reportErrorsTo(report: (error: unknown) => void): void;
}

export type StorefrontBuild = ServerBuild & { entry: { module: StorefrontEntry } };

export interface Storefront {
  build: () => Promise<StorefrontBuild>;
  /** Serves the sources while they are being written. */
  vite: ViteDevServer | null;
}

export async function storefrontFromSource(rootDir: string): Promise<Storefront> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: rootDir, server: { middlewareMode: true }, appType: "custom" });
  const build = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<StorefrontBuild>;
  return { build, vite };
}

interface Options {
  isReady: () => Promise<boolean>;
  reportError: (error: unknown) => void;
}

/** The storefront as the page routes see it: pages out, calls answered in-process. */
export async function createPageRenderer({ build, vite }: Storefront, options: Options): Promise<PageRenderer> {
  const current = await build();
  const handle = createRequestHandler(vite ? build : current, vite ? "development" : "production");
  const latest = () => (vite ? build() : current);
  const buildId = vite ? "development" : current.assets.version;
  current.entry.module.reportErrorsTo(options.reportError);
  return {
    buildId,
    cachePolicy: vite ? () => null : current.entry.module.cachePolicy,
    async render(request, visit, callContext) {
      const calls = createRouterClient(router, { context: callContext });
      const { createRouterContext } = (await latest()).entry.module;
      const about = { ...visit, buildId, messagesVersion: MESSAGES_VERSION, isReady: options.isReady };
      return handle(request, createRouterContext(calls, about));
    },
  };
}
