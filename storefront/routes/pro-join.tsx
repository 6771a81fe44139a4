import { InvitationPage } from "../features/pro/invitation-page.tsx";
import { loadInvitation } from "../features/pro/load-pro.ts";
import type { Route } from "./+types/pro-join";

export const loader = ({ params, context }: Route.LoaderArgs) => loadInvitation(context, params.token);

export default function ProInvitation({ loaderData, params }: Route.ComponentProps) {
  return <InvitationPage {...loaderData} token={params.token} />;
}
