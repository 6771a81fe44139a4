import { type Check, type Finding, isUnder } from "./source.ts";

const CONTEXTS = [
  "catalogue",
  "selling",
  "money",
  "forwarding",
  "people",
  "aftersales",
  "content",
  "marketing",
  "operations",
];

interface Place {
  folder: string;
  /** Folders beside the contexts, for subjects of none. */
  beside: readonly string[];
  /** Whether a subject is a folder, or a file beside others. */
  subjects: "folders" | "files";
}

const PLACES: readonly Place[] = [
  { folder: "domain", beside: ["shared"], subjects: "folders" },
  { folder: "server/modules", beside: [], subjects: "folders" },
  { folder: "storefront/features", beside: [], subjects: "folders" },
  { folder: "contracts/shop", beside: [], subjects: "files" },
  { folder: "contracts/staff", beside: [], subjects: "files" },
  { folder: "testing", beside: ["invariants"], subjects: "files" },
];

/** Words that name a thing elsewhere: on the wire, in addresses, in tables. A subject has the name on the right. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  accounts: "identity",
  catalogue: "catalog",
  forwarding: "forward-requests",
  pro: "companies",
  "route-rules": "redirects",
  "server-events": "integrations",
  shipping: "freight",
  tracking: "shipments",
};

/** Folders of the demo alone. */
const OF_THE_DEMO = ["drawings", "theme-pictures"];

/** `domain/selling` for domain/selling/cart/cart-price.ts: the part of a place that belongs to one context. */
export function contextOf(path: string): string | undefined {
  const place = PLACES.find(({ folder }) => isUnder(path, folder));
  const [context = "", ...rest] = place ? path.slice(place.folder.length + 1).split("/") : [];
  const isContext = CONTEXTS.includes(context) || context === "shared";
  return place && isContext && rest.length > 0 ? `${place.folder}/${context}` : undefined;
}

/** The business is divided in the same way in every place, and a subject has one name and one context in all of them. */
export const checkContexts: Check = (files) => {
  const findings = new Map<string, Finding>();
  const complain = (file: string, message: string) => {
    if (!findings.has(message)) findings.set(message, { file, line: 1, message });
  };
  const contexts = new Map<string, string>();
  for (const { path } of files) {
    const place = PLACES.find(({ folder }) => isUnder(path, folder));
    if (!place) continue;
    const [context = "", ...rest] = path.slice(place.folder.length + 1).split("/");
    const isOutside = rest.length === 0 && (place.subjects === "files" || path.endsWith(".json"));
    if (isOutside || (place.subjects === "files" && place.beside.includes(context))) continue;
    const subject = subjectOf(place, rest);
    if (![...CONTEXTS, ...place.beside].includes(context))
      complain(path, `${place.folder}/${context} is none of the contexts: ${CONTEXTS.join(", ")}`);
    else if (subject === undefined) complain(path, `${path} is not in the folder of a subject`);
    else {
      const other = contexts.get(subject) ?? context;
      if (other !== context) complain(path, `${subject} is in ${other} and in ${context}`);
      contexts.set(subject, other);
      for (const message of nameProblems(subject)) complain(path, message);
    }
  }
  for (const [subject, context] of contexts)
    if (contexts.get(`${subject}s`) === context) complain(".", `${subject} and ${subject}s are one subject`);
  for (const { path } of files) {
    const [top, folder = "", ...rest] = path.split("/");
    if (top !== "demo" || rest.length === 0 || contexts.has(folder) || OF_THE_DEMO.includes(folder)) continue;
    complain(path, nameProblems(folder)[0] ?? `demo/${folder} is the name of no subject`);
  }
  return [...findings.values()];
};

function subjectOf({ subjects }: Place, rest: readonly string[]): string | undefined {
  if (subjects === "folders") return rest.length > 1 ? rest[0] : undefined;
  return rest[0]?.replace(/\..*$/, "");
}

function nameProblems(subject: string): string[] {
  const name = OTHER_WORDS[subject];
  return name === undefined ? [] : [`the subject ${subject} is named ${name}`];
}
