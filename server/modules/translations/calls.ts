import { messagesOf } from "../../../i18n/messages.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

export const translationCalls = {
  /** LOCALE-08: the asked language, or every language of this storefront. */
  messages: calls.translations.messages.handler(({ input, context }) => {
    const wanted = input.locale ? [input.locale] : context.storefront.languages.map(({ iso_code }) => iso_code);
    return {
      resources: Object.fromEntries(wanted.map((language) => [language, { translation: messagesOf(language) }])),
    };
  }),

  /** AUTH-10: a permission of the user's roles. */
  canView: calls.translations.canView.handler(
    ({ context }) => context.user?.permissions.includes("view-translations") === true,
  ),
};
