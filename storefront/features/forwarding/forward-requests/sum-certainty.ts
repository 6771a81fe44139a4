import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";

type Offer = Pick<RequestDetails["offers"][number], "lines">;

/** The sum is a ceiling only with delivery. With duty or import VAT it is an estimate, because customs decide. */
export function sumCertainty(
  { courier_id }: Pick<RequestDetails, "courier_id">,
  { lines }: Offer,
): "so-far" | "estimate" | "at-most" {
  if (courier_id === null) return "so-far";
  const hasCustoms = lines.some(({ key, amount }) => (key === "duty" || key === "import_vat") && amount > 0);
  return hasCustoms ? "estimate" : "at-most";
}
