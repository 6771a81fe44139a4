import { loadPro } from "../features/pro/load-pro.ts";
import { ProPage } from "../features/pro/pro-page.tsx";
import type { Route } from "./+types/pro";

export const loader = ({ context }: Route.LoaderArgs) => loadPro(context);

/** ROUTE-06 */
export default function Pro({ loaderData }: Route.ComponentProps) {
  return <ProPage {...loaderData} />;
}
