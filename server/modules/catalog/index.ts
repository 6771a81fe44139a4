export { addPaidAmounts } from "./add-paid-amounts.ts";
export { type Catalogue, openCatalogue } from "./catalogue.ts";
export { type CatalogueScope, catalogueScope } from "./catalogue-scope.ts";
export { registerCatalogRoutes } from "./http.ts";
export { loadReferenceData, type ReferenceData } from "./reference-data.ts";
export { createStaffCatalogCalls } from "./staff-calls.ts";
export { findStockLevel, openStockLevel, type StockLevel } from "./stock-levels.ts";
export { storefrontsOfVariant } from "./storefronts-of-variant.ts";
export { variantLimits } from "./variant-limits.ts";
export {
  type DescribedVariant,
  describeVariants,
  soldVariants,
  type VariantForSale,
  variantsForSale,
} from "./variants-for-sale.ts";
