import { manufacturers } from "#modules/catalogue/catalog/tables.ts";
import { addCategory, addProduct } from "#testing/catalogue/catalog.ts";
import { visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, type VisitOptions, visit } from "#testing/test-app.ts";

export const FANS = "/en/c/zephyr-fans";
export const HOSTILE_NAME = "Zephyr </script><script>alert(1)</script> \u2028 fan";

const brand = (name: string) => ({ name, postalAddress: "Dock 1", email: "a@b.example", responsiblePerson: "A. B." });

/** Sixty fans from €10 to €69 and one mast; dearer ones sell better; every tenth is reduced to half. */
async function fill({ database: { db }, shop: { catalog: catalogue } }: TestApp): Promise<void> {
  const things = await addCategory(db, { name: "Zephyr things" });
  const fans = await addCategory(db, { name: "Zephyr fans", parentId: things });
  const masts = await addCategory(db, { name: "Zephyr masts", parentId: things });
  const rows = [brand("Zalpha"), brand("Ybeta")];
  const [alpha, beta] = await db.insert(manufacturers).values(rows).returning();
  for (let number = 0; number < 60; number += 1) {
    const price = 10 + number;
    await addProduct(db, {
      names: { en: number === 59 ? HOSTILE_NAME : `Zephyr fan ${number}` },
      categoryIds: [fans],
      brandId: (number % 2 === 0 ? alpha?.id : beta?.id) ?? 0,
      paidAmount: number,
      prices: { lt: { EUR: price } },
      ...(number % 10 === 0 ? { priorPrice: 2 * price } : {}),
    });
  }
  await addProduct(db, { names: { en: "Zephyr mast" }, categoryIds: [masts] });
  await catalogue.catchUp();
}

/** A shop with known products, and functions to fetch and read its listings. */
export async function openListingShop() {
  const app = await createTestApp();
  await fill(app);
  const answerAt = (path: string, options: Omit<VisitOptions, "path"> = {}) => visit(app, { path, ...options });
  const pageAt = async (path: string, options: Omit<VisitOptions, "path"> = {}) => (await answerAt(path, options)).body;
  return { app, answerAt, pageAt, fansWith: (query: string) => pageAt(`${FANS}?${query}`) };
}
export type ListingShop = Awaited<ReturnType<typeof openListingShop>>;

export const cards = (html: string) => html.match(/<article[\s\S]*?<\/article>/g) ?? [];

export const productNames = (html: string) =>
  cards(html).map((card) => visibleText(/<h3[\s\S]*?<\/h3>/.exec(card)?.[0] ?? "").trim());

export const navOf = (html: string, label: string) =>
  new RegExp(`<nav aria-label="${label}"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? "";
