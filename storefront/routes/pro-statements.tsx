import { loadStatements } from "../features/pro/load-pro.ts";
import { StatementsPage } from "../features/pro/statements-page.tsx";
import type { Route } from "./+types/pro-statements";

export const loader = ({ context }: Route.LoaderArgs) => loadStatements(context);

export default function ProStatements({ loaderData }: Route.ComponentProps) {
  return <StatementsPage {...loaderData} />;
}
