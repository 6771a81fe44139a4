import { catalogCalls, searchCalls } from "./modules/catalog/index.ts";
import { contentCalls } from "./modules/content/index.ts";
import { identityCalls } from "./modules/identity/index.ts";
import { marketingCalls } from "./modules/marketing/index.ts";
import { storefrontCalls } from "./modules/storefronts/index.ts";
import { translationCalls } from "./modules/translations/index.ts";
import { calls } from "./platform/calls/implement-calls.ts";

/** Every call of the contract with the use case that answers it; a call without one does not compile. */
export const router = calls.router({
  storefronts: storefrontCalls,
  translations: translationCalls,
  identity: identityCalls,
  marketing: marketingCalls,
  content: contentCalls,
  search: searchCalls,
  catalog: catalogCalls,
});
