export { declarableIn, declareAll, lastDeclared } from "./declare-many.ts";
export { deskFigures } from "./desk-figures.ts";
export { type MissingParcel, parcelMissing, type QuoteParcel, quoteParcelMoved } from "./events.ts";
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
export { parcelsModule } from "./module.ts";
export { proSuite } from "./own-suite.ts";
export { parcelAggregate } from "./parcel-aggregate.ts";
export { parcelPicture } from "./parcel-picture.ts";
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
