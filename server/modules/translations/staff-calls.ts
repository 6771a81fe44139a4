import { textTable } from "#domain/translations/text-table.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { changeText, sourceOf } from "./change-text.ts";
import { importTexts } from "./import-texts.ts";
import { coverage, listChanged, listTexts, textsIn } from "./list-texts.ts";
import { presentText } from "./present-text.ts";
import { removeText } from "./text-store.ts";

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

const TRANSLATOR = "translator";

export function createStaffTranslationCalls({ setRole, storefronts }: StaffTranslationDeps) {
  const { translations } = staffCalls;
  /**
   * Texts of all storefronts belong to none: only members of all storefronts change them, and every member reads them.
   */
  const concernsLayer = ({ concerns }: StaffCallContext, name: string, storefront: string | undefined) => {
    concerns({ name, storefronts: storefront === undefined ? [] : [storefront] });
    if (storefront !== undefined && !storefronts.all().some(({ code }) => code === storefront))
      throw refuse("not_found");
  };
  const mayRead = (context: StaffCallContext, storefront: string | undefined) => {
    if (storefront !== undefined) concernsLayer(context, `texts:${storefront}`, storefront);
  };
  return {
    list: translations.list.handler(({ input, context }) => {
      mayRead(context, input.storefront);
      return listTexts(context.db, input);
    }),
    changed: translations.changed.handler(({ input, context }) => listChanged(context, input)),
    get: translations.get.handler(({ input, context }) => {
      mayRead(context, input.storefront);
      return presentText(context.db, input.storefront ?? null, input.key);
    }),
    coverage: translations.coverage.handler(({ input, context }) => {
      mayRead(context, input.storefront);
      return coverage(context.db, input.storefront ?? null);
    }),
    export: translations.export.handler(async ({ input: { storefront, language, changed }, context }) => {
      mayRead(context, storefront);
      const texts = await textsIn(context.db, storefront ?? null, language);
      return { csv: textTable(changed ? texts.filter(({ changed_at }) => changed_at !== null) : texts) };
    }),
    save: translations.save.handler(async ({ input, context }) => {
      const { storefront, language, key, text, version } = input;
      concernsLayer(context, `text:${language}:${key}`, storefront);
      const by = { memberId: actingMember(context).id };
      const name = { storefrontCode: storefront ?? null, language, key };
      return { version: await changeText(context.db, name, { text, version, by }) };
    }),
    revert: translations.revert.handler(async ({ input, context }) => {
      const { storefront, language, key, version } = input;
      concernsLayer(context, `text:${language}:${key}`, storefront);
      const name = { storefrontCode: storefront ?? null, language, key };
      const text = sourceOf(name);
      await removeText(context.db, name, version, { memberId: actingMember(context).id });
      return { text };
    }),
    import: translations.import.handler(({ input: { storefront, language, csv, dry_run }, context }) => {
      concernsLayer(context, `texts:${language}`, storefront);
      const { id: memberId } = actingMember(context);
      const table = { storefrontCode: storefront ?? null, language, csv, isDryRun: dry_run, memberId };
      return importTexts(context.db, table);
    }),
    allow: translations.allow.handler(async ({ input: { storefront, email, is_allowed }, context }) => {
      context.concerns({ name: `translator:${storefront}`, storefronts: [storefront] });
      const account = { storefrontCode: storefront, email };
      const isKnown = await setRole(context.db, account, TRANSLATOR, is_allowed);
      if (!isKnown) throw refuseFields({ email: "staff.translations.problem.email" });
      return { status: true as const };
    }),
  };
}
