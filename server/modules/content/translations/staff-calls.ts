import { textTable } from "#domain/content/translations/text-table.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { AuditSubject } from "#platform/audit/record-audit-entry.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { changeText, revertText } from "./change-text.ts";
import { importTexts } from "./import-texts.ts";
import { coverage, findChanged, listChanged, listTexts, textsIn } from "./list-texts.ts";
import { presentText } from "./present-text.ts";
import { subjectOf, UNCHANGED } from "./text-store.ts";

export interface StaffTranslationDeps {
  storefronts: { all(): readonly { code: string }[] };
  /** Gives or takes a role of the shop; false when there is no such account. */
  setRole(
    tx: Database,
    account: { storefrontCode: string; email: string },
    role: string,
    isGiven: boolean,
  ): Promise<boolean>;
}

interface EditInput {
  storefront?: string | undefined;
  language: Language;
  key: string;
  version: number;
}

const TRANSLATOR = "translator";

export function createStaffTranslationCalls({ setRole, storefronts }: StaffTranslationDeps) {
  const { translations, changedTexts } = staffCalls;
  /**
   * Texts of all storefronts belong to none: only members of all storefronts change them, and every member reads them.
   */
  const concernsLayer = ({ concerns }: StaffCallContext, subject: AuditSubject) => {
    concerns(subject);
    if (!subject.storefronts.every((storefront) => storefronts.all().some(({ code }) => code === storefront)))
      throw refuse("not_found");
  };
  const mayRead = (context: StaffCallContext, storefront: string | undefined) => {
    if (storefront === undefined) context.concernsEveryone();
    else concernsLayer(context, { name: `texts:${storefront}`, storefronts: [storefront] });
  };
  /** The text that a member is about to edit, in the member's scope. */
  const editOf = (context: StaffCallContext, { storefront, language, key, version }: EditInput) => {
    const name = { storefrontCode: storefront ?? null, language, key };
    concernsLayer(context, subjectOf(name));
    const by = { memberId: actingMember(context).id };
    return { name, edit: { version, by, present: () => findChanged(context.db, name) } };
  };
  return {
    translations: {
      list: translations.list.handler(({ input, context }) => {
        mayRead(context, input.storefront);
        return listTexts(context.db, input);
      }),
      get: translations.get.handler(({ input, context }) => {
        mayRead(context, input.storefront);
        return presentText(context.db, input.storefront ?? null, input.key);
      }),
      getCoverage: translations.getCoverage.handler(({ input, context }) => {
        mayRead(context, input.storefront);
        return coverage(context.db, input.storefront ?? null);
      }),
      export: translations.export.handler(async ({ input: { storefront, language, changed }, context }) => {
        mayRead(context, storefront);
        const texts = await textsIn(context.db, storefront ?? null, language);
        return { csv: textTable(changed ? texts.filter(({ changed_at }) => changed_at !== null) : texts) };
      }),
      save: translations.save.handler(async ({ input, context }) => {
        const { name, edit } = editOf(context, input);
        const version = await changeText(context.db, name, input.text, edit);
        context.madeVersion(subjectOf(name).name, version);
        return { version };
      }),
      revert: translations.revert.handler(async ({ input, context }) => {
        const { name, edit } = editOf(context, input);
        const text = await revertText(context.db, name, edit);
        context.madeVersion(subjectOf(name).name, UNCHANGED);
        return { text };
      }),
      import: translations.import.handler(({ input: { storefront, language, csv, dry_run }, context }) => {
        concernsLayer(context, {
          name: `texts:${language}`,
          storefronts: storefront === undefined ? [] : [storefront],
        });
        const { id: memberId } = actingMember(context);
        const table = { storefrontCode: storefront ?? null, language, csv, isDryRun: dry_run, memberId };
        return importTexts(context, table);
      }),
      allow: translations.allow.handler(async ({ input: { storefront, email, is_allowed }, context }) => {
        context.concerns({ name: `translator:${storefront}`, storefronts: [storefront] });
        const account = { storefrontCode: storefront, email };
        const isKnown = await setRole(context.db, account, TRANSLATOR, is_allowed);
        if (!isKnown) throw refuseFields({ email: "staff.translations.problem.email" });
        return { status: true as const };
      }),
    },
    changedTexts: { list: changedTexts.list.handler(({ input, context }) => listChanged(context, input)) },
  };
}
