import { loadPro } from "../features/people/companies/load-pro.ts";
import { ProPage } from "../features/people/companies/pro-page.tsx";
import type { Route } from "./+types/pro";

export const loader = ({ context }: Route.LoaderArgs) => loadPro(context);

/** ROUTE-06 */
export default function Pro({ loaderData }: Route.ComponentProps) {
  return <ProPage {...loaderData} />;
}
