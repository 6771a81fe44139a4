import { PasswordResetPage } from "../features/people/auth/password-reset-page.tsx";
import type { Route } from "./+types/password-reset";

/** ROUTE-16. The token is checked only on submission, so that links cannot be probed. */
export function loader() {
  return null;
}

export default function PasswordReset({ params }: Route.ComponentProps) {
  return <PasswordResetPage token={params.token} />;
}
