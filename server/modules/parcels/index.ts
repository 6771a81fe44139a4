export { declarableIn, declareAll, lastDeclared } from "./declare-many.ts";
export { deskFigures } from "./desk-figures.ts";
export { type MissingParcel, parcelMissing, type QuoteParcel, quoteParcelMoved } from "./events.ts";
export { PARCEL_FILE_POLICIES as parcelFiles } from "./file-policies.ts";
export { expectForQuote, lockForQuote, withoutLine } from "./for-quotes.ts";
export {
  deliverForRequest,
  type ForwardedParcel,
  giveServicesBack,
  holdContents,
  type LockedParcel,
  lockDeclarations,
  lockForRequest,
  moveForRequest,
  packReserved,
  readForPacking,
  readForwarded,
  takeBackForRequest,
  unlockDeclarations,
  unpackForRequest,
} from "./for-requests.ts";
export { cardsOf } from "./list-parcels.ts";
export { recordPastMove, registerPastParcel } from "./move-parcel.ts";
export { assertForwarding, proSuite } from "./own-suite.ts";
export { parcelPicture } from "./parcel-picture.ts";
export { openParcels, type Parcels } from "./parcels.ts";
export { parcelData } from "./personal-data.ts";
export { warehousesOf } from "./staff-scope.ts";
export {
  companyOfSuite,
  companySuites,
  findPrivateSuite,
  giveSuite,
  handSuiteOver,
  mayActFor,
  privateSuitesOf,
  releaseSuite,
  sendsAsBusiness,
  suitesOf,
} from "./suites.ts";
export { trackedParcels } from "./tracked-parcel.ts";
