import { fromMinor } from "#domain/money/money/money.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import type { StaffCases } from "#testing/people/staff-access.ts";

export const cases: StaffCases<"catalog"> = {
  catalog: {
    setPrice: async ({ database: { db } }) => {
      const { variantId } = await addProduct(db);
      const price = { currency: "EUR", amount: fromMinor(900), isReduction: false };
      return { body: { storefront: "lt", variantId, ...price }, subject: `variant:${variantId}` };
    },
  },
};
