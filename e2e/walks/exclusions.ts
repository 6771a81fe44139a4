/**
 * The writing calls that no walk makes, by the beginning of their names, and why. They move neither money nor goods; the
 * schema fuzz (T132) sends to all of them.
 */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  "shop.storefronts.": "a choice of the browser",
  "shop.translations.": "texts",
  "shop.identity.": "the sessions of the actors have to outlive a walk; accounts have tests of their own",
  "shop.account.exportMyData": "reads only, and asks for a password",
  "shop.account.eraseMyAccount": "ends an actor for all walks that follow",
  "shop.marketing.": "consents and letters",
  "shop.watches.": "letters about goods",
  "shop.content.": "a vote about a text",
  "shop.calculator.": "an estimate that nobody pays",
  "shop.vitals.": "measurements of browsers",
  "shop.contacts.": "letters of visitors",
  "staff.session.": "the sessions of the actors have to outlive a walk",
  "staff.content.": "texts",
  "staff.redirects.": "addresses",
  "staff.translations.": "texts",
  "staff.integrations.": "accounts at vendors",
  "staff.contacts.": "letters of visitors",
  "staff.campaigns.": "letters to subscribers",
  "staff.errors.": "errors of browsers",
};
