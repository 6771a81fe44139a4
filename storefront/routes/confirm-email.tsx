import { ConfirmEmailPage } from "../features/people/auth/confirm-email-page.tsx";
import type { Route } from "./+types/confirm-email";

export default function ConfirmEmail({ params }: Route.ComponentProps) {
  return <ConfirmEmailPage token={params.token} />;
}
