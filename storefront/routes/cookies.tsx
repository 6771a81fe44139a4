import { CookiesPage } from "../features/marketing/cookies/cookies-page.tsx";

export default function Cookies() {
  return <CookiesPage />;
}
