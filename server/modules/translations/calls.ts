import type { Language } from "#domain/storefronts/storefront.ts";
import { textsOfGroup } from "#domain/translations/text-groups.ts";
import { messagesIn, messagesVersion } from "#i18n/messages.ts";
import { recordAuditEntry } from "#platform/audit/record-audit-entry.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { changeText, sourceOf } from "./change-text.ts";
import { presentText } from "./present-text.ts";
import { overridesFor, removeText } from "./text-store.ts";

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
    asTranslator(context, "translations.changeText", input, async (tx, by) => ({
      version: await changeText(tx, nameOf(context, input), { text: input.text, version: input.version, by }),
    })),
  ),

  revertText: calls.translations.revertText.handler(({ input, context }) =>
    asTranslator(context, "translations.revertText", input, async (tx, by) => {
      const name = nameOf(context, input);
      const text = sourceOf(name);
      await removeText(tx, name, input.version, by);
      return { text };
    }),
  ),
};

/** An account of a storefront changes the texts of that storefront only. */
const nameOf = ({ storefront }: CallContext, { language, key }: { language: Language; key: string }) => ({
  storefrontCode: storefront.code,
  language,
  key,
});

/** Makes a change in one transaction with its audit entry. */
function asTranslator<Answer>(
  context: CallContext,
  call: string,
  input: { language: Language; key: string },
  change: (tx: Database, by: { userId: number }) => Promise<Answer>,
): Promise<Answer> {
  if (!may(context, "edit-translations")) throw refuse("forbidden");
  const by = { userId: signedIn(context).id };
  return transact(context.db, async (tx) => {
    const answer = await change(tx, by);
    const subject = { name: `text:${input.language}:${input.key}`, storefronts: [context.storefront.code] };
    const { requestId, client } = context;
    await recordAuditEntry(tx, { ...by, call, input, requestId, address: client.address }, subject);
    return answer;
  });
}
