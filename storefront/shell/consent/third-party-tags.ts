import { useEffect } from "react";
import { type Tag, tagsToLoad } from "../../../domain/marketing/consent.ts";
import { usePageData } from "../page-data.tsx";
import { useRouteName } from "../use-route-name.ts";
import { useVisitor } from "../visitor/current-user.ts";
import { useConsent } from "./consent-store.ts";

interface TrustedScriptUrls {
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedScriptUrls): TrustedScriptUrls;
}

const loaded = new Set<string>();

/** Loads each tag that the visitor agreed to once, and only from the configured addresses. */
export function useThirdPartyTags(): void {
  const { config, locale } = usePageData();
  const { consent } = useConsent();
  const { user } = useVisitor();
  const routeName = useRouteName();
  useEffect(() => {
    const { site } = config;
    const pivot = site.languages.find(({ iso_code }) => iso_code === locale)?.pivot;
    const settings = { ...pivot, criteo_key: site.criteo_key, klaviyo_key: site.klaviyo_key };
    for (const tag of tagsToLoad({ settings, consent, routeName, signedIn: user !== null })) load(tag);
  }, [config, locale, consent, routeName, user]);
}

function load({ url }: Tag): void {
  if (loaded.has(url)) return;
  loaded.add(url);
  const script = document.createElement("script");
  script.async = true;
  script.src = trusted(url);
  document.head.append(script);
}

let policy: TrustedScriptUrls | undefined;

/** Pages require trusted types for scripts. This policy accepts any address, so it must be used only here. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("third-party-tags", { createScriptURL: (address) => address });
  return policy.createScriptURL(url) as string;
}
