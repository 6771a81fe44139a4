import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Translate } from "#i18n/translate.ts";
import { showToast } from "#ui/toast-store.ts";
import { browserApi } from "../../browser-api.ts";
import { openModal } from "../../shell/modals/modal-store.ts";
import { addToCart, showProblem } from "./add-to-cart.ts";
import type { ShownIn } from "./use-shown-in.ts";

interface AddCardContext {
  shownIn: ShownIn;
  locale: Language;
  t: Translate;
  key: string;
}

/** Adds the only variant of a card's product, or opens the choice of variants. */
export async function addCard(card: ProductCard, { shownIn, locale, t, key }: AddCardContext): Promise<void> {
  const call = { slug: card.slug, locale, currency: card.price.currency };
  const found = await browserApi.catalog.product(call).catch((error) => showProblem(error, t));
  if (!found) return;
  const product = found.kind === "found" ? found.product : null;
  const [only, ...others] = product?.variants ?? [];
  if (!product || !only) return void showToast({ tone: "error", text: t("cart.sold-out") });
  if (others.length > 0) return openModal("cart", { kind: "choosing", product });
  return addToCart({ variantId: only.id, quantity: 1, key }, shownIn, t);
}
