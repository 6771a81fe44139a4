import { addProduct } from "#testing/catalogue/catalog.ts";
import type { StaffCases } from "#testing/people/staff-access.ts";

export const cases: StaffCases<"stock"> = {
  stock: {
    set: async ({ database: { db } }) => {
      const { variantId } = await addProduct(db);
      return { body: { variant_id: variantId, on_hand: 3 }, subject: `variant:${variantId}` };
    },
  },
};
