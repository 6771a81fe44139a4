import { data } from "react-router";
import { pageLanguage } from "../context.ts";
import { DraftRequest, NewRequest } from "../features/forwarding/forward-requests/forward-page.tsx";
import { loadDraft, loadParcelChoice } from "../features/forwarding/forward-requests/load-request.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/forward";

/** FORWARDING-02: sending parcels on, from their choice to the price. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const request = { url, context, locale: pageLanguage(context) };
  if (!params.slug) return { choice: await loadParcelChoice(request), draft: null };
  const draft = await loadDraft(params.slug, request);
  return data({ choice: null, draft }, { status: draft ? 200 : 404 });
}

export default function Forward({ loaderData: { choice, draft } }: Route.ComponentProps) {
  if (choice) return <NewRequest {...choice} />;
  return draft ? <DraftRequest key={draft.slug} loaded={draft} /> : <NotFound />;
}
