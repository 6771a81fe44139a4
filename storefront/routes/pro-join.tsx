import { InvitationPage } from "../features/people/companies/invitation-page.tsx";
import { loadInvitation } from "../features/people/companies/load-pro.ts";
import type { Route } from "./+types/pro-join";

export const loader = ({ params, context }: Route.LoaderArgs) => loadInvitation(context, params.token);

export default function ProInvitation({ loaderData, params }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} token={params.token} />;
}
