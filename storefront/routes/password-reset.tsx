import { PasswordResetPage } from "../features/auth/password-reset-page.tsx";
import type { Route } from "./+types/password-reset";

/** ROUTE-16. Whether the link still works is told when it is used: asking before would let others try links out. */
export function loader() {
  return null;
}

export default function PasswordReset({ params }: Route.ComponentProps) {
  return <PasswordResetPage token={params.token} />;
}
