import { pageLanguage } from "../context.ts";
import { ConfirmStep } from "../features/selling/checkout/confirm/confirm-step.tsx";
import { loadStep } from "../features/selling/checkout/load-step.ts";
import type { Route } from "./+types/confirm";

/** ROUTE-26 */
export async function loader({ params, context }: Route.LoaderArgs) {
  return loadStep({ slug: params.slug ?? "", locale: pageLanguage(context), context }, "confirm");
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <ConfirmStep key={loaderData.data.slug} {...loaderData} />;
}
