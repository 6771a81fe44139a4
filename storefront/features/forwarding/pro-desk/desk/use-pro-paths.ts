import { useHasFeature } from "#storefront/shell/page-data.tsx";

/** Where a parcel is declared and requests are paid: two pages of the pro area exist with the marketplace alone. */
export function useProPaths() {
  const hasArea = useHasFeature()("marketplace");
  return {
    declare: (number: string) => (hasArea ? `/site-pro-edit/${number}` : `/parcels/${number}`),
    /** One payment for several requests. */
    pay: (numbers: readonly string[]) => (hasArea ? `/site-pro-payment/${numbers.join("/")}` : "/my-orders"),
  };
}
