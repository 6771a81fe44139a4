export { recordPastMove, registerPastParcel } from "./move-parcel.ts";
export { openParcels, type Parcels } from "./parcels.ts";
export { parcelData } from "./personal-data.ts";
export { trackedParcels } from "./tracked-parcel.ts";
