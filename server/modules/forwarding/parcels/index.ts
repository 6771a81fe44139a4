export { declarableIn, declareAll, lastDeclared } from "./contents/declare-many.ts";
export { deskFigures } from "./desk/desk-figures.ts";
export { cardsOf } from "./desk/list-parcels.ts";
export { parcelPicture } from "./desk/parcel-picture.ts";
export { type MissingParcel, parcelMissing, type QuoteParcel, quoteParcelMoved } from "./events.ts";
export { expectForQuote, lockForQuote, withoutLine } from "./for-quotes.ts";
export {
  deliverForRequest,
  type ForwardedParcel,
  holdContents,
  type LockedParcel,
  lockDeclarations,
  lockForRequest,
  moveForRequest,
  packReserved,
  readForPacking,
  readForwarded,
  refundServices,
  takeBackForRequest,
  unlockDeclarations,
  unpackForRequest,
} from "./for-requests.ts";
export { parcelsModule } from "./module.ts";
export { parcelAggregate } from "./parcel-aggregate.ts";
export { proSuite } from "./suites/own-suite.ts";
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
} from "./suites/suites.ts";
