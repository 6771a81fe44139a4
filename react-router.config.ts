import type { Config } from "@react-router/dev/config";
import { shortenRouteManifest } from "./tools/route-manifest.ts";

export default {
  appDirectory: "storefront",
  buildDirectory: "build",
  ssr: true,
  // Eight brands share one small table of routes: sending it at once spares a request before each first navigation.
  routeDiscovery: { mode: "initial" },
  buildEnd: shortenRouteManifest,
} satisfies Config;
