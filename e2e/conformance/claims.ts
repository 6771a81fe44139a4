import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { RESERVED_FOR_MINUTES } from "#domain/selling/cart/reservation-times.ts";
import type { Carrier, DeliveryType } from "#domain/selling/delivery/courier.ts";
import type { LinkName } from "#storefront/shell/navigation/site-links.ts";

/** The settings of a storefront that can make a promise true, as the database has them. */
export interface Facts {
  providers: readonly ProviderId[];
  couriers: readonly { carrier: Carrier; type: DeliveryType }[];
  /** Days of freight by each shipping method that the storefront has. */
  freight: Partial<Record<"air" | "sea", { min: number; max: number }>>;
  links: ReadonlySet<LinkName>;
}

interface Claim {
  /** The words of the promise, in all languages of the storefronts. */
  says: RegExp;
  isTrue: (facts: Facts) => boolean;
}

const paysBy = (provider: ProviderId) => (facts: Facts) => facts.providers.includes(provider);
const carriedBy = (carrier: Carrier) => (facts: Facts) => facts.couriers.some((courier) => courier.carrier === carrier);
const brought = (type: DeliveryType) => (facts: Facts) => facts.couriers.some((courier) => courier.type === type);
const leadsTo = (link: LinkName) => (facts: Facts) => facts.links.has(link);
const takes = (method: "air" | "sea", min: number, max: number) => (facts: Facts) =>
  facts.freight[method]?.min === min && facts.freight[method]?.max === max;
const never = () => false;

/** Every known promise, with the setting that makes it true. */
export const CLAIMS = {
  card: { says: /\b(Visa|Mastercard)\b/i, isTrue: paysBy(PROVIDER.card) },
  paypal: { says: /PayPal/i, isTrue: paysBy(PROVIDER.wallet) },
  paysera: { says: /Paysera/i, isTrue: paysBy(PROVIDER.regional) },
  "device wallets": { says: /Apple ?Pay|Google ?Pay/i, isTrue: never },
  ideal: { says: /iDEAL/, isTrue: never },
  "evening delivery": { says: /evening (slot|deliver)|vakar(ais|inis) pristat/i, isTrue: never },
  "bicycle couriers": { says: /two wheels|dvirači/i, isTrue: never },
  postnl: { says: /PostNL/, isTrue: carriedBy("postnl") },
  dpd: { says: /\bDPD\b/, isTrue: carriedBy("dpd") },
  "pickup points": {
    says: /locker|pickup point|collect at|paštomat|atsiėmimo|pakomāt|izņemšanas|pakiautomaa/i,
    isTrue: brought("pickup"),
  },
  door: {
    says: /(brought|price) to (the|your) door|kaina iki durų|cena līdz durvīm|hind koju kätte/i,
    isTrue: brought("door"),
  },
  "5–8 days by air": { says: /5–8 (days|d\.|dien|päev)/, isTrue: takes("air", 5, 8) },
  "4–6 weeks by sea": { says: /4–6 (weeks|sav|ned|näd)/, isTrue: takes("sea", 28, 42) },
  sea: { says: /by sea|\bjūra\b|pa jūru|merd mööda|mereteed/i, isTrue: (facts) => facts.freight.sea !== undefined },
  "free storage": {
    says: /free storage|nemokam\S+ (saugo|sandėl)|bezmaksas glab|tasuta hoius/i,
    isTrue: leadsTo("forward"),
  },
  "buying by link": {
    says: /paste|shop link|Buy for me|nuorod|Pirkite už mane|ielīmē|kleepi|Ostke minu eest/i,
    isTrue: leadsTo("buyForMe"),
  },
  "a warehouse address": { says: /Delaware|Shenzhen|Delaver|Šendžen|Šeņdžeņ/i, isTrue: leadsTo("forward") },
  "people who answer": { says: /08:00–20:00/, isTrue: leadsTo("contacts") },
  "reserved 20 minutes": { says: /20 min/, isTrue: () => RESERVED_FOR_MINUTES === 20 },
  "ingredients listed": { says: /every ingredient|visa sudėtim|pilnu sastāvu|täieliku koostis/i, isTrue: never },
  "easy returns": { says: /calm returns|ramiais grąžin|mierīgu atgriez|rahuliku tagast/i, isTrue: never },
  "works everywhere": { says: /already works|jau veikia\b.*kitur|visur jau veikia/i, isTrue: never },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof CLAIMS;

/** The promises in a text. */
export function claimsIn(text: string): ClaimName[] {
  return (Object.keys(CLAIMS) as ClaimName[]).filter((name) => CLAIMS[name].says.test(text));
}

interface StorefrontClaims {
  /** The hero's text in the storefront's first language. A change of the text needs a review of its promises. */
  hero: string | null;
  /** The promises of its home page in any of its languages. */
  home: readonly ClaimName[];
}

const BALTIC_PAYMENTS = ["card", "paypal", "paysera"] as const;
const FREIGHT = ["5–8 days by air", "4–6 weeks by sea", "sea"] as const;
const FORWARDING = ["a warehouse address", "free storage"] as const;

export const CLAIMS_OF: Readonly<Record<string, StorefrontClaims>> = {
  lt: {
    hero: null,
    home: [...BALTIC_PAYMENTS, "door", ...FREIGHT, ...FORWARDING, "buying by link", "people who answer"],
  },
  lv: {
    hero: "Īss ražotāju saraksts, piegāde pa gaisu vai jūru, un visas izmaksas redzamas.",
    home: [...BALTIC_PAYMENTS, "door", ...FREIGHT, ...FORWARDING, "buying by link", "people who answer"],
  },
  ee: {
    hero: "Linane, villane ja nahk lähedalt ja kaugelt. Meie kogume, pakime ja toome.",
    home: [...BALTIC_PAYMENTS, "door", ...FREIGHT, ...FORWARDING, "buying by link", "people who answer"],
  },
  pj: {
    hero: "Atvešime oru ar jūra, muito mokestis ir PVM jau kainoje.",
    home: [...BALTIC_PAYMENTS, "door", ...FREIGHT, ...FORWARDING, "buying by link", "people who answer"],
  },
  tp: {
    hero: "Your own address in Delaware and Shenzhen. We join your parcels and carry them home by air or by sea.",
    home: [...BALTIC_PAYMENTS, "pickup points", ...FREIGHT, ...FORWARDING, "buying by link", "people who answer"],
  },
  wl: {
    hero: "Cosmetics, clothes and small luxuries, with the whole cost shown before you pay.",
    home: [...BALTIC_PAYMENTS, "pickup points", "door", ...FREIGHT, "people who answer"],
  },
  nl: {
    hero: "Order here, collect at a PostNL or DPD point around the corner, or have it brought to the door.",
    home: [
      "card",
      "paypal",
      "postnl",
      "dpd",
      "pickup points",
      "door",
      ...FREIGHT,
      ...FORWARDING,
      "buying by link",
      "people who answer",
    ],
  },
  ae: {
    hero: "Watches, fragrance and electronics, cleared and delivered across the Emirates.",
    home: ["card", "paypal", "5–8 days by air", ...FORWARDING, "people who answer"],
  },
};
