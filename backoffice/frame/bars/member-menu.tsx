import { LogOut } from "lucide-react";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { languageName } from "#domain/operations/storefronts/storefront.ts";
import { Menu, menuItemClass } from "#ui/menu/menu.tsx";
import { STAFF_LANGUAGES } from "../../language.ts";
import { staffApi } from "../../staff-api.ts";
import { useColourMode } from "../colour-mode.ts";
import { useSession } from "../session.ts";
import { initialsOf } from "./initials.ts";
import { MemberFacts } from "./member-facts.tsx";
import { MenuChoice } from "./menu-choice.tsx";

/** The signed-in member, how the back office looks to them, and signing out. */
export function MemberMenu() {
  const t = useTranslate();
  const { member, become, language, changeLanguage } = useSession();
  const { mode, modes, choose } = useColourMode();
  const { run, busy } = useCallAction();

  async function signOut() {
    if (await run(() => staffApi.session.signOut())) become(null);
  }

  return (
    <Menu
      align="end"
      trigger={
        <>
          <span className="visually-hidden">{t("staff.signed-in-as", { name: member.name })}</span>
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-pri text-caption font-semibold text-onpri"
          >
            {initialsOf(member.name)}
          </span>
        </>
      }
      triggerClassName="grid size-11 cursor-pointer place-items-center rounded-full focus-visible:outline-offset-0 max-md:focus-visible:outline-ontop"
      hideChevron
    >
      <div className="w-72 max-w-full">
        <MemberFacts member={member} />
        <MenuChoice
          label={t("staff.language")}
          options={STAFF_LANGUAGES.map((value) => ({ value, text: languageName[value], lang: value }))}
          value={language}
          onChoose={(next) => void changeLanguage(next)}
        />
        <MenuChoice
          label={t("header.colour-mode")}
          options={modes.map((value) => ({ value, text: t(`header.colour-mode.${value}`) }))}
          value={mode}
          onChoose={choose}
        />
        <div className="border-t border-line pt-2">
          <button type="button" disabled={busy} onClick={() => void signOut()} className={menuItemClass()}>
            <LogOut aria-hidden="true" className="size-5" />
            {t("staff.sign-out")}
          </button>
        </div>
      </div>
    </Menu>
  );
}
