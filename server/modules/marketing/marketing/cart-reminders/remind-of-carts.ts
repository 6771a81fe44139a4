import { eq } from "drizzle-orm";
import { dueReminder, type ReminderStep, reminderWindow } from "#domain/marketing/marketing/cart-reminders.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { confirmedEmail, findRecipient } from "#modules/people/identity/index.ts";
import { type AbandonedCart, abandonedCarts } from "#modules/selling/cart/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { isConsentGiven } from "../consents.ts";
import { createNewsletterUrl } from "../newsletter-links.ts";
import { preferencesOf } from "../preference-store.ts";
import { cartReminders } from "../tables.ts";
import { inWords } from "../watches/present-watch.ts";
import type { RoundDeps } from "../watches/watch-deps.ts";

/** Reminds people of what they left in their carts, if they asked for that. */
export async function remindOfCarts(deps: RoundDeps): Promise<void> {
  for (const { id } of await abandonedCarts(deps.db, reminderWindow(deps.now())))
    await transact(deps.db, async (tx) => {
      // Read again: the cart may have been touched, emptied or ordered since.
      const [cart] = await abandonedCarts(tx, { ...reminderWindow(deps.now()), id });
      if (cart) await remind(deps, tx, cart);
    });
}

async function remind(deps: RoundDeps, tx: Database, cart: AbandonedCart): Promise<void> {
  const sent = await tx.select().from(cartReminders).where(eq(cartReminders.cartId, cart.id));
  const step = dueReminder(cart.touchedAt, sent, deps.now());
  if (step === null) return;
  const { storefrontCode, userId } = cart;
  const email = await confirmedEmail(tx, userId);
  if (email === null || !(await isConsentGiven(tx, storefrontCode, email, "cart_reminders"))) return;
  if (!(await deps.hasRoom(tx, { storefrontCode, recipient: email, topic: "cart_reminders" }))) return;
  if (await note(deps, tx, cart, step)) await mail(deps, tx, cart, step, email);
}

/** False if another round has stored this reminder first. */
async function note(deps: RoundDeps, tx: Database, cart: AbandonedCart, step: ReminderStep): Promise<boolean> {
  const noted = await tx
    .insert(cartReminders)
    .values({ cartId: cart.id, touchedAt: cart.touchedAt, step, sentAt: deps.now() })
    .onConflictDoNothing()
    .returning();
  return noted.length > 0;
}

async function mail(deps: RoundDeps, tx: Database, cart: AbandonedCart, step: ReminderStep, email: string) {
  const storefront = deps.directory.all().find(({ code }) => code === cart.storefrontCode);
  const recipient = await findRecipient(tx, cart.userId);
  if (!storefront || !recipient) return;
  const { languageId } = await preferencesOf(tx, { storefrontCode: cart.storefrontCode, email });
  const scope = { storefront, ...readerOf(storefront, { language: languageId ?? recipient.languageId }) };
  const language = scope.language.iso_code;
  const variants = await deps.catalogue.variantsForSale(
    tx,
    scope,
    cart.lines.map(({ variantId }) => variantId),
  );
  if (variants.length === 0) return;
  const url = await createNewsletterUrl(
    tx,
    "cart",
    { to: email, storefront, language, subjectId: cart.id },
    deps.now(),
  );
  await deps.queueMail(tx, {
    template: step === 1 ? "cart-reminder" : "cart-reminder-last",
    to: email,
    storefront,
    language,
    userId: cart.userId,
    values: { first_name: recipient.firstName, url },
    rows: cart.lines.flatMap(({ variantId, quantity }) => {
      const variant = variants.find((each) => each.variantId === variantId);
      return variant ? [{ label: inWords(variant), value: `× ${quantity}` }] : [];
    }),
    idempotencyKey: `cart-reminder ${cart.id} ${cart.touchedAt.toISOString()} ${step}`,
  });
}
