import type { MailPreferencesView, PreferenceChanges } from "#contracts/shop/marketing/marketing.ts";
import { MAIL_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { findLanguage, languageOf } from "#domain/operations/storefronts/reader.ts";
import { catalogueScope } from "#modules/catalogue/catalog/index.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { agreedTopics, recordTopics } from "./consents.ts";
import { findSubscriber } from "./newsletter-links.ts";
import type { Addressee } from "./of-addressee.ts";
import { preferencesOf, savePreferences } from "./preference-store.ts";
import { stopAll } from "./stop-all.ts";
import { presentWatches } from "./watches/present-watch.ts";
import type { WatchDeps } from "./watches/watch-deps.ts";
import { endWatches, watchesOf } from "./watches/watch-store.ts";

/** For the holder of a mailed link, or a signed-in customer with a confirmed address. */
export async function readPreferences(
  deps: WatchDeps,
  context: ReaderContext,
  token: string | undefined,
): Promise<MailPreferencesView> {
  return present(deps, context.db, context, await addresseeOf(deps, context, token));
}

/** Each choice counts at once: the rules are checked again before a waiting mail leaves. */
export async function changePreferences(
  deps: WatchDeps,
  context: ReaderContext,
  { token, changes }: { token?: string | undefined; changes: PreferenceChanges },
): Promise<MailPreferencesView> {
  const addressee = await addresseeOf(deps, context, token);
  return transact(context.db, async (tx) => {
    if (changes.stop_all) await stopAll(tx, addressee, "preferences");
    else await apply(tx, context, addressee, changes);
    return present(deps, tx, context, addressee);
  });
}

async function apply(tx: Database, { storefront }: ReaderContext, addressee: Addressee, changes: PreferenceChanges) {
  const { topics = {}, frequency, mail_locale, end_watch } = changes;
  const language = mail_locale && findLanguage(storefront, mail_locale);
  if (mail_locale && !language) throw refuse("invalid_input");
  await recordTopics(tx, { ...addressee, source: "preferences" }, topics);
  if (end_watch !== undefined) await endWatches(tx, addressee, end_watch);
  await savePreferences(tx, addressee, {
    ...(frequency ? { frequency } : {}),
    ...(language ? { languageId: language.id } : {}),
  });
}

async function addresseeOf(
  { now }: WatchDeps,
  { db, storefront, user }: ReaderContext,
  token: string | undefined,
): Promise<Addressee> {
  const storefrontCode = storefront.code;
  const email =
    token === undefined
      ? user && (await confirmedEmail(db, user.id))
      : await findSubscriber(db, { purpose: "unsubscribe", token, storefrontCode, now: now() });
  if (!email) throw refuse("not_found");
  return { storefrontCode, email };
}

async function present(
  deps: WatchDeps,
  db: Database,
  { storefront, reader }: ReaderContext,
  addressee: Addressee,
): Promise<MailPreferencesView> {
  const agreed = await agreedTopics(db, addressee);
  const { frequency, languageId } = await preferencesOf(db, addressee);
  const topics = Object.fromEntries(MAIL_TOPICS.map((topic) => [topic, agreed.has(topic)]));
  return {
    email: addressee.email,
    topics: topics as MailPreferencesView["topics"],
    frequency,
    mail_locale: languageOf(storefront, languageId ?? reader.language.id).iso_code,
    languages: storefront.languages.map(({ iso_code, local_title }) => ({ locale: iso_code, title: local_title })),
    watches: await presentWatches(deps, db, catalogueScope({ storefront, reader }), await watchesOf(db, addressee)),
  };
}
