export { expectForQuote, lockForQuote } from "./for-quotes.ts";
export {
  deliverForRequest,
  type ForwardedParcel,
  type LockedParcel,
  lockDeclarations,
  lockForRequest,
  moveForRequest,
  packReserved,
  readForwarded,
  takeBackForRequest,
  unlockDeclarations,
} from "./for-requests.ts";
export { recordPastMove, registerPastParcel } from "./move-parcel.ts";
export { assertForwarding } from "./own-suite.ts";
export type { QuoteParcel } from "./parcel-deps.ts";
export { openParcels, type Parcels } from "./parcels.ts";
export { parcelData } from "./personal-data.ts";
export { warehousesOf } from "./staff-scope.ts";
export { companySuites, giveSuite, handSuiteOver, privateSuitesOf, releaseSuite, suitesOf } from "./suites.ts";
export { trackedParcels } from "./tracked-parcel.ts";
