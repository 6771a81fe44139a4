import { CookiesPage } from "../features/cookies/cookies-page.tsx";

export default function Cookies() {
  return <CookiesPage />;
}
