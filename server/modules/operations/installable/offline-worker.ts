/** Where the page for when there is no connection is, by language. */
const offlinePath = (language: string): string => `/offline/${language}`;

/**
 * The service worker of a storefront. It keeps the offline pages and nothing else, so nothing personal can be in its cache;
 * every other answer comes from the network. Its text changes with the build, and the browser then takes the new pages.
 */
export const offlineWorker = (languages: readonly string[], buildId: string): string => `
const NAME = ${JSON.stringify(`offline ${buildId}`)};
const PAGES = ${JSON.stringify(languages.map(offlinePath))};

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(PAGES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  event.respondWith(answer(event));
});

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const language = new URL(event.request.url).pathname.split("/")[1];
    const own = PAGES.find((page) => page.endsWith("/" + language)) ?? PAGES[0];
    return (await caches.match(own)) ?? Response.error();
  }
}
`;
