import { textsOfGroup } from "#domain/content/translations/text-groups.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesIn, messagesVersion } from "#i18n/messages.ts";
import { recordAuditEntry } from "#platform/audit/record-audit-entry.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { changeText, revertText } from "./change-text.ts";
import { presentText } from "./present-text.ts";
import { overridesFor, subjectOf, type TextName, UNCHANGED } from "./text-store.ts";

const may = ({ user }: Pick<CallContext, "user">, permission: "view-translations" | "edit-translations") =>
  user?.permissions.includes(permission) === true;

export const translationCalls = {
  /** LOCALE-08: the asked language, or every language of this storefront. */
  messages: calls.translations.messages.handler(({ input, context }) => {
    const { storefront } = context;
    // Another process may know newer texts: an answer of another version must not be cached under the requested one.
    if (input.v !== messagesVersion(storefront)) context.setHeader("cache-control", "private, no-cache");
    const wanted = input.locale ? [input.locale] : storefront.languages.map(({ iso_code }) => iso_code);
    const textsOf = (language: Language) => {
      const messages = messagesIn(storefront, language);
      return input.group ? textsOfGroup(messages, input.group) : messages;
    };
    return {
      resources: Object.fromEntries(wanted.map((language) => [language, { translation: textsOf(language) }])),
    };
  }),

  /** AUTH-10: a permission of the user's roles. */
  canView: calls.translations.canView.handler(({ context }) => may(context, "view-translations")),

  /** The changed keys, which the viewer marks, and whether this account may change texts. */
  viewer: calls.translations.viewer.handler(async ({ input, context }) => {
    if (!may(context, "view-translations")) throw refuse("forbidden");
    const changed = await overridesFor(context.db, context.storefront.code);
    const keys = changed.filter(({ language }) => language === input.locale).map(({ key }) => key);
    return { can_edit: may(context, "edit-translations"), changed: [...new Set(keys)].sort() };
  }),

  text: calls.translations.text.handler(({ input, context }) => {
    if (!may(context, "view-translations")) throw refuse("forbidden");
    return presentText(context.db, context.storefront.code, input.key);
  }),

  changeText: calls.translations.changeText.handler(({ input, context }) =>
    asTranslator(context, "translations.changeText", input, async (tx, name, edit) => {
      const version = await changeText(tx, name, input.text, edit);
      return { version, answer: { version } };
    }),
  ),

  revertText: calls.translations.revertText.handler(({ input, context }) =>
    asTranslator(context, "translations.revertText", input, async (tx, name, edit) => ({
      version: UNCHANGED,
      answer: { text: await revertText(tx, name, edit) },
    })),
  ),
};

interface EditInput {
  language: Language;
  key: string;
  version: number;
}

type MakeEdit<Answer> = (
  tx: Database,
  name: TextName,
  edit: Parameters<typeof revertText>[2],
) => Promise<{ version: number; answer: Answer }>;

/** Makes an edit in one transaction with its audit entry. An account changes the texts of its storefront only. */
function asTranslator<Answer>(
  context: CallContext,
  call: string,
  input: EditInput,
  make: MakeEdit<Answer>,
): Promise<Answer> {
  if (!may(context, "edit-translations")) throw refuse("forbidden");
  const by = { userId: signedIn(context).id };
  const { storefront, requestId, client } = context;
  const name = { storefrontCode: storefront.code, language: input.language, key: input.key };
  const subject = subjectOf(name);
  return transact(context.db, async (tx) => {
    const present = () => presentText(tx, storefront.code, input.key);
    const { version, answer } = await make(tx, name, { version: input.version, by, present });
    const versions = new Map([[subject.name, version]]);
    await recordAuditEntry(tx, { ...by, call, input, requestId, address: client.address, versions }, subject);
    return answer;
  });
}
