import type { HoldReason, MessageReason } from "#domain/content/contacts/contact-message.ts";
import type { MessageEvent } from "#domain/content/contacts/message-machine.ts";

export interface MessageStory {
  name: string;
  email: string;
  language: "lt" | "en";
  reason: MessageReason;
  subject: string;
  message: string;
  hoursAgo: number;
  heldFor?: HoldReason[];
  events: { event: MessageEvent; hoursAgo: number; answer?: string }[];
}

const CUSTOMER = { name: "Rūta Žemaitytė", email: "customer@example.com" };

/** Messages to the demo's main storefront, one in every state; the oldest is first. */
export const MESSAGE_STORIES: readonly MessageStory[] = [
  {
    name: "Tomas Petrauskas",
    email: "tomas@example.com",
    language: "lt",
    reason: "business",
    subject: "Sąskaitos įmonei",
    message: "Laba diena, ar galima gauti vieną sąskaitą už visą mėnesį? Siunčiame apie dvidešimt siuntų.",
    hoursAgo: 240,
    events: [
      { event: "accept", hoursAgo: 240 },
      {
        event: "answer",
        hoursAgo: 221,
        answer: "Laba diena, taip: verslo paskyroje yra mėnesio išrašai. Paraišką rasite puslapyje „Verslui“.",
      },
      { event: "close", hoursAgo: 190 },
    ],
  },
  {
    name: "SEO Team",
    email: "offers@example.net",
    language: "en",
    reason: "other",
    subject: "First page in three days",
    message: "We bring your site to the first page of every search engine in three days. Answer now for a free report.",
    hoursAgo: 96,
    heldFor: ["trap", "form"],
    events: [{ event: "mark_spam", hoursAgo: 90 }],
  },
  {
    ...CUSTOMER,
    language: "lt",
    reason: "parcel",
    subject: "Muitinė nuo šeštadienio",
    message:
      "Laba diena, sekimas nuo šeštadienio rodo „pradėtas muitinis įforminimas“. Ar turiu ką nors atsiųsti?\nAr siuntą galėtų atsiimti sesuo?",
    hoursAgo: 30,
    events: [
      { event: "accept", hoursAgo: 30 },
      {
        event: "answer",
        hoursAgo: 26,
        answer: "Laba diena, nieko siųsti nereikia, įforminimas baigsis šiandien. Seseriai pakaks atsiėmimo kodo.",
      },
    ],
  },
  {
    name: "Jonas Kazlauskas",
    email: "jonas@example.com",
    language: "lt",
    reason: "order",
    subject: "Kitas dydis",
    message: "Sveiki, užsakiau 42 dydžio batus, o reikėtų 43. Ar dar galima pakeisti, kol neišsiųsta?",
    hoursAgo: 3,
    events: [{ event: "accept", hoursAgo: 3 }],
  },
  {
    name: "Ona Vaitkienė",
    email: "ona@example.com",
    language: "lt",
    reason: "payment",
    subject: "Apmokėjimas iš banko",
    message: "Laba diena, mokėjau per banką, bet puslapis užsidarė. Ar pinigai jus pasiekė?",
    hoursAgo: 1,
    heldFor: ["script"],
    events: [],
  },
];
