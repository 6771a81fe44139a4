import { UserRound } from "lucide-react";
import { type MouseEvent, Suspense, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { late } from "#client/late.ts";
import { openModal } from "../modals/modal-store.ts";
import { isPlainClick, LocalLink } from "../navigation/local-link.tsx";
import { useVisitor } from "../visitor/current-user.ts";
import { useIsForGuests } from "../visitor/page-access.ts";

const AccountMenu = late(async () => (await import("./account-menu.tsx")).AccountMenu);

interface AccountActionProps {
  className: string;
  labelClassName: string;
}

/** The sign-in link or the account menu. The user is known only in the browser. */
export function AccountAction(look: AccountActionProps) {
  const { user } = useVisitor();
  const [wasAsked, setAsked] = useState(false);
  if (!user) return <SignInLink {...look} onAsked={() => setAsked(true)} />;
  return (
    <Suspense fallback={<AccountLink {...look} to="/user-account" label={user.first_name} />}>
      <AccountMenu {...look} firstName={user.first_name} takesFocus={wasAsked} />
    </Suspense>
  );
}

function SignInLink({ onAsked, ...look }: AccountActionProps & { onAsked: () => void }) {
  const t = useTranslate();
  const isForGuests = useIsForGuests();
  function ask(event: MouseEvent) {
    if (isForGuests || !isPlainClick(event)) return;
    event.preventDefault();
    onAsked();
    openModal("login", {});
  }
  return <AccountLink {...look} to="/login" label={t("header.sign-in")} onClick={ask} />;
}

interface AccountLinkProps extends AccountActionProps {
  to: string;
  label: string;
  onClick?: (event: MouseEvent) => void;
}

function AccountLink({ to, label, className, labelClassName, onClick }: AccountLinkProps) {
  return (
    <LocalLink to={to} className={className} onClick={onClick}>
      <UserRound aria-hidden="true" />
      <span className={labelClassName}>{label}</span>
    </LocalLink>
  );
}
