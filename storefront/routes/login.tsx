import { LoginPage } from "../features/people/auth/login-page.tsx";

/** ROUTE-14. With a loader, so that its guard also runs on client navigations. */
export function loader() {
  return null;
}

export default function Login() {
  return <LoginPage />;
}
