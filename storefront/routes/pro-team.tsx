import { loadTeam } from "../features/pro/load-pro.ts";
import { TeamPage } from "../features/pro/team-page.tsx";
import type { Route } from "./+types/pro-team";

export const loader = ({ context }: Route.LoaderArgs) => loadTeam(context);

export default function ProTeam({ loaderData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} />;
}
