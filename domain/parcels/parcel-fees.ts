import type { Money } from "../money/money.ts";
import type { ParcelServiceKind } from "./parcel-services.ts";

/** What a parcel may cost, in euros, and how long its storage is free. */
export interface ParcelFees extends Readonly<Record<ParcelServiceKind | "storage_day" | "send_back", Money>> {
  /** In days. */
  readonly storage_free: number;
  readonly storage_free_pro: number;
}
