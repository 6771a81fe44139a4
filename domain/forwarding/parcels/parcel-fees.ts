import type { Money } from "#domain/money/money/money.ts";
import type { ParcelServiceKind } from "./parcel-services.ts";

/** The fees of a parcel, in euros, and the days of its free storage. */
export interface ParcelFees extends Readonly<Record<ParcelServiceKind | "storage_day" | "send_back", Money>> {
  /** In days. */
  readonly storage_free: number;
  readonly storage_free_pro: number;
}
