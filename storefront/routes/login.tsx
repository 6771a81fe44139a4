import { LoginPage } from "../features/auth/login-page.tsx";

/** ROUTE-14. Nothing to load, but without a loader its guard would not run on every way to it. */
export function loader() {
  return null;
}

export default function Login() {
  return <LoginPage />;
}
