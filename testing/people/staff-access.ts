import { staffContract } from "#contracts/staff/contract.ts";
import type { StaffCallPolicy } from "#contracts/staff/define-staff-call.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import type { TestApp } from "#testing/test-app.ts";

type StaffContract = typeof staffContract;
type May = (permission: Permission) => boolean;

/** The request of a staff call, about a row of lt. */
export interface StaffRequest {
  body: object;
  /** The subject of the audit entry; left out for a call that only reads. */
  subject?: string;
  /** Makes the thing the caller's own, where others may not make the call. */
  own?: (memberId: number) => Promise<unknown>;
  /** Lists show nothing outside the scope; everything else is not found there. */
  outside?: (answer: object) => void;
  /** `may` answers for the member who called. */
  inside?: (answer: object, may: May) => void;
}

/** Adds the row that a call is about, and answers the request. */
export type StaffCase = (app: TestApp) => Promise<StaffRequest>;

/** The cases of a module by area and call: a missing call and a surplus one do not compile. */
export type StaffCases<Area extends keyof StaffContract> = {
  readonly [Each in Area]: Readonly<Record<keyof StaffContract[Each], StaffCase>>;
};

/** The same without the areas' names in its type, for the runner. */
export type CasesByArea = Readonly<Record<string, Readonly<Record<string, StaffCase>>>>;

/** The cases of all modules, by the names of calls such as `orders.list`. */
export const casesByCall = (modules: Readonly<Record<string, CasesByArea>>) =>
  Object.values(modules)
    .flatMap((areas) => Object.entries(areas))
    .flatMap(([area, cases]) => Object.entries(cases).map(([name, prepare]) => ({ call: `${area}.${name}`, prepare })));

/** A request about a thing that the body and the audit entry name by its number. */
export const about = (kind: string, number: string, more: object = {}) => ({
  number,
  body: { number, ...more },
  subject: `${kind}:${number}`,
});

/** The events that a member is offered: those whose permission is theirs (I10). */
export const offered = (may: May, events: Readonly<Record<string, Permission>>) =>
  Object.entries(events)
    .filter(([, permission]) => may(permission))
    .map(([event]) => event);

/** A field of each item of a list. */
export const listed = (answer: object, field: string): unknown[] =>
  "items" in answer && Array.isArray(answer.items) ? answer.items.map((item) => item[field]) : [];

export const numbersOf = (answer: object) => listed(answer, "number");

/** Values of nothing, by the fields that name the subject of a call. */
const NOTHING: Readonly<Record<string, unknown>> = {
  payment: "none",
  customer_id: 2_000_000_000,
  shipment: 2_000_000_000,
  variant_id: 2_000_000_000,
  storefront: "xx",
};

/** The same request about something that does not exist. */
export const nowhere = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === "number" ? String(value).replace(/\d+/, "999999999") : (NOTHING[name] ?? value),
    ]),
  );

interface Definition {
  "~orpc": { meta: StaffCallPolicy; route: { path?: string } };
}

const definitions: Readonly<Record<string, Readonly<Record<string, Definition>>>> = staffContract;

/** The calls that a permission guards: all but those of the session. */
export const guardedCalls = Object.entries(definitions).flatMap(([area, ofArea]) =>
  Object.entries(ofArea).flatMap(([name, definition]) => {
    const { meta, route } = definition["~orpc"];
    const { permission } = meta;
    return permission === null ? [] : [{ call: `${area}.${name}`, ...meta, permission, path: route.path ?? "" }];
  }),
);
