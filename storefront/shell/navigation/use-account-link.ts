import { useTranslate } from "../../i18n/messages-provider.tsx";
import { useVisitor } from "../visitor/current-user.ts";

/** Who is looking is known only in the browser; until then, and for visitors, the way in. */
export function useAccountLink(): { label: string; to: string } {
  const t = useTranslate();
  const { user } = useVisitor();
  return user ? { label: user.first_name, to: "/user-account" } : { label: t("header.sign-in"), to: "/login" };
}
