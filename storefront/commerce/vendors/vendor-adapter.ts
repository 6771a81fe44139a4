import { trustScriptsFrom } from "#client/trusted-types.ts";
import type { CurrentUser } from "#contracts/shop/people/identity.ts";
import { type Currencies, conversionOf } from "#domain/marketing/analytics/conversion.ts";
import type { TrackedEvent } from "#domain/marketing/analytics/tracked-event.ts";
import type { Consent } from "#domain/marketing/marketing/consent.ts";
import { mayHaveVendors } from "#domain/marketing/marketing/pages-without-vendors.ts";
import type { ReportFacts, Vendor, VendorPerson } from "#domain/marketing/vendors/vendor.ts";
import { atSink, type SetUpVendor, vendorOf } from "#domain/marketing/vendors/vendor-table.ts";
import { recordWith } from "../../shell/analytics/track.ts";
import { deviceOf, hashOf, randomId } from "./facts.ts";
import { keepEvent, takeKeptEvents } from "./kept-events.ts";
import { documentMayHaveVendors, separateDocuments } from "./leave-document.ts";
import { speak } from "./speak.ts";

export interface Visit {
  /** The vendors that the visitor has agreed to, with their ids in the page's language. */
  agreed: readonly SetUpVendor[];
  consent: Consent;
  currencies: Currencies;
  user: CurrentUser | null;
  sink: string | null;
}

/** The names of `once` that have run in this document. */
const done = new Set<string>();
let newest = 0;

/**
 * T090: reports events to the agreed vendors. A page without vendors only keeps its events; it is entered and left by
 * loading its document, so that no script of a vendor runs in it.
 */
export async function reportToVendors({ agreed, consent, currencies, user, sink }: Visit): Promise<void> {
  newest += 1;
  const turn = newest;
  once("documents", separateDocuments);
  if (!documentMayHaveVendors || !mayHaveVendors(location.pathname)) return recordWith(keepEvent);
  const person = user && (await personOf(user));
  if (turn !== newest) return;
  const { conversion, isConvertible } = conversionOf(currencies);
  const active = agreed.flatMap(({ name, ids }) => activeVendor(vendorOf(name), ids, person));
  const factsFor = (ids: readonly string[], isLate = false): ReportFacts => {
    return { ids, consent, conversion, person, eventId: randomId(), device: deviceOf(), isLate, now: Date.now() };
  };
  for (const { vendor, ids } of active) begin(vendor, factsFor(ids), sink);
  const report = (event: TrackedEvent, isLate = false) => {
    if (isConvertible(event)) for (const { vendor, ids } of active) speak(vendor.report(event, factsFor(ids, isLate)));
  };
  for (const event of takeKeptEvents()) report(event, true);
  recordWith((event) => report(event));
}

function activeVendor(vendor: Vendor, ids: readonly string[], person: VendorPerson | null) {
  const isUsed = ids.length > 0 && !(vendor.isForSignedIn && !person);
  return isUsed ? [{ vendor, ids }] : [];
}

function begin(vendor: Vendor, facts: ReportFacts, sink: string | null): void {
  const { ids, person } = facts;
  once(`${vendor.name} ${ids}`, () => {
    trustScriptsFrom(vendor.hosts(ids).script.map((host) => sink ?? `https://${host}`));
    speak(vendor.begin(facts));
  });
  if (person) once(`${vendor.name} ${person.emailHash}`, () => speak(vendor.introduce?.(person) ?? []));
  for (const address of vendor.loaders(ids)) once(address, () => load(atSink(address, sink)));
}

function once(name: string, run: () => void): void {
  if (done.has(name)) return;
  done.add(name);
  run();
}

/** The default policy of trusted types checks the address. */
function load(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Without https the browser cannot hash, and vendors get no person. */
const personOf = async ({ email, first_name, last_name }: CurrentUser): Promise<VendorPerson | null> => {
  if (!window.isSecureContext) return null;
  return { email, firstName: first_name, lastName: last_name, emailHash: await hashOf(email.trim().toLowerCase()) };
};
