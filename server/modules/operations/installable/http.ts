import type { FastifyInstance, FastifyReply } from "fastify";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { findLanguage } from "#domain/operations/storefronts/reader.ts";
import type { Theme } from "#domain/operations/storefronts/storefront.ts";
import { translateFor } from "#i18n/messages.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { drawIcon, ICONS, type IconName, markOf } from "./icons.ts";
import { OFFLINE_POLICY, offlinePage } from "./offline-page.ts";
import { offlineWorker } from "./offline-worker.ts";

interface Options {
  clientDir: string;
  buildId: string;
}

/** The routes of an installable storefront: its manifest, its icons and the offline page. */
export function registerInstallableRoutes(scope: FastifyInstance, { clientDir, buildId }: Options): void {
  const icons = new Map<string, Promise<Buffer>>();
  const marks = new Map<Theme, Buffer | null>();
  const markFor = ({ theme }: StorefrontProfile) => {
    const mark = marks.has(theme) ? (marks.get(theme) ?? null) : markOf(clientDir, theme);
    marks.set(theme, mark);
    return mark;
  };

  scope.get("/app.webmanifest", (request, reply) =>
    keptForAnHour(reply)
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest(request.site.storefront))),
  );

  scope.get<{ Params: { name: string } }>("/icons/:name.png", async (request, reply) => {
    const { storefront } = request.site;
    const { name } = request.params;
    const mark = Object.hasOwn(ICONS, name) ? markFor(storefront) : null;
    if (!mark) return sendPlainPage(reply, 404);
    const key = `${storefront.theme} ${name}`;
    const icon = icons.get(key) ?? drawIcon(mark, name as IconName);
    icons.set(key, icon);
    return keptForAnHour(reply)
      .type("image/png")
      .send(await icon);
  });

  scope.get("/offline-worker.js", (request, reply) => {
    const languages = request.site.storefront.languages.map(({ iso_code }) => iso_code);
    return reply
      .header("cache-control", "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(offlineWorker(languages, buildId));
  });

  scope.get<{ Params: { language: string } }>("/offline/:language", (request, reply) => {
    const { storefront } = request.site;
    const language = findLanguage(storefront, request.params.language);
    if (!language) return sendPlainPage(reply, 404);
    const t = translateFor(storefront, language.iso_code);
    return reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", OFFLINE_POLICY)
      .type("text/html; charset=utf-8")
      .send(offlinePage(t, { name: storefront.name, mark: markFor(storefront) }));
  });
}

/** The shop chooses the language of the start page, as for any visit without a language. */
const manifest = ({ name }: StorefrontProfile) => ({
  id: "/",
  name,
  short_name: name,
  start_url: "/",
  scope: "/",
  display: "standalone",
  icons: [...(["192", "512"] as const).map((size) => icon(size, "any")), icon("maskable", "maskable")],
});

const icon = (name: IconName, purpose: "any" | "maskable") => ({
  src: `/icons/${name}.png`,
  sizes: `${ICONS[name].side}x${ICONS[name].side}`,
  type: "image/png",
  purpose,
});

const keptForAnHour = (reply: FastifyReply) => reply.header("cache-control", "public, max-age=3600");
