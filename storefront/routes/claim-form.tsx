import { pageLanguage } from "../context.ts";
import { ClaimFormPage } from "../features/aftersales/claims/claim-form-page.tsx";
import { loadClaimForm } from "../features/aftersales/claims/load-claims.ts";
import type { Route } from "./+types/claim-form";

/** ROUTE-09 */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadClaimForm({ url, context, locale: pageLanguage(context) });
}

export default function ClaimForm({ loaderData }: Route.ComponentProps) {
  return <ClaimFormPage key={loaderData.number} {...loaderData} />;
}
