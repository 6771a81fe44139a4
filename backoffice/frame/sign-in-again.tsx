import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Modal } from "#ui/modal/modal.tsx";
import { Note } from "#ui/note.tsx";
import { useStore } from "#ui/store.ts";
import { SignIn } from "../sign-in/sign-in.tsx";
import { useSession } from "./session.ts";
import { signedOut } from "./signed-out.ts";

/** Signing in over the screen, which keeps what was typed. Closed without it, the next refused call opens it again. */
export function SignInAgain() {
  const t = useTranslate();
  const { become } = useSession();
  return (
    <Modal
      open={useStore(signedOut)}
      onHandle={() => signedOut.write(false)}
      label={t("staff.sign-in.title")}
      closeLabel={t("a11y.close")}
      size="sm"
      mobile="window"
      blockOutsideClose
    >
      <SignIn onSignedIn={become} holder={Step} />
    </Modal>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <h2 className="me-12 mb-4 type-h3">{title}</h2>
      <Note className="mb-4.5">{t("staff.frame.signed-out")}</Note>
      {children}
    </>
  );
}
