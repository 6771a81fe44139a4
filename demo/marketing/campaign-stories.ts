import type { Block } from "#domain/content/content/blocks.ts";
import type { CampaignEvent } from "#domain/marketing/campaigns/campaign-machine.ts";
import type { CampaignTopic } from "#domain/marketing/marketing/mail-topics.ts";

interface CampaignWords {
  subject: string;
  preview: string;
  blocks: Block[];
}

export interface CampaignStory {
  name: string;
  topic: CampaignTopic;
  texts: Readonly<Record<"en" | "lt", CampaignWords>>;
  /** Days from today until it is sent; null for a draft. */
  sendInDays: number | null;
  events: readonly { event: CampaignEvent; daysAgo: number }[];
  createdDaysAgo: number;
}

/** People who asked for the newsletter of the demo's main storefront; the last one has got enough mail already. */
export const DEMO_READERS = ["egle@example.com", "marius@example.com", "ieva@example.com"] as const;

const words = (subject: string, preview: string, text: string, button: { label: string; href: string }) => ({
  subject,
  preview,
  blocks: [
    { kind: "heading", level: 2, text: subject },
    { kind: "paragraph", runs: [{ text }] },
    { kind: "button", ...button },
  ] satisfies Block[],
});

/** One in each lasting state. `sending` is not among them: it ends within a minute. */
export const CAMPAIGN_STORIES: readonly CampaignStory[] = [
  {
    name: "First parcel from abroad",
    topic: "newsletter",
    texts: {
      en: words(
        "Your first parcel from abroad",
        "What to know before you order",
        "From the address at the warehouse to the last mile: we have written down how a first parcel travels.",
        { label: "Read the blog", href: "/blog" },
      ),
      lt: words(
        "Pirmoji siunta iš užsienio",
        "Ką verta žinoti prieš užsakant",
        "Nuo adreso sandėlyje iki jūsų durų: aprašėme, kaip keliauja pirmoji siunta.",
        { label: "Skaityti tinklaraštį", href: "/blog" },
      ),
    },
    sendInDays: -10,
    events: [
      { event: "schedule", daysAgo: 12 },
      { event: "start", daysAgo: 10 },
      { event: "finish", daysAgo: 10 },
    ],
    createdDaysAgo: 13,
  },
  {
    name: "Gifts that arrive in time",
    topic: "newsletter",
    texts: {
      en: words(
        "Gifts that arrive in time",
        "By air or by sea, and until when",
        "The blog says until when to order by air and by sea, so that a gift is there on its day.",
        { label: "Read the blog", href: "/blog" },
      ),
      lt: words(
        "Dovanos, kurios atkeliauja laiku",
        "Oru ar jūra ir iki kada",
        "Tinklaraštyje rašome, iki kada užsakyti oru ir jūra, kad dovana būtų laiku.",
        { label: "Skaityti tinklaraštį", href: "/blog" },
      ),
    },
    sendInDays: 5,
    events: [{ event: "schedule", daysAgo: 1 }],
    createdDaysAgo: 2,
  },
  {
    name: "Lower prices of the week",
    topic: "offers",
    texts: {
      en: words(
        "Lower prices of the week",
        "Shoes and jackets cost less",
        "See which shoes and jackets cost less now.",
        {
          label: "See the offers",
          href: "/dealzone",
        },
      ),
      lt: words(
        "Savaitės mažesnės kainos",
        "Batai ir striukės pigiau",
        "Pažiūrėkite, kurie batai ir striukės dabar pigesni.",
        {
          label: "Pasiūlymai",
          href: "/dealzone",
        },
      ),
    },
    sendInDays: null,
    events: [],
    createdDaysAgo: 1,
  },
  {
    name: "Summer opening hours",
    topic: "newsletter",
    texts: {
      en: words("Our hours in summer", "When we answer", "In summer we answer between 9 and 17 o'clock.", {
        label: "Contacts",
        href: "/contacts",
      }),
      lt: words("Mūsų laikas vasarą", "Kada atsakome", "Vasarą atsakome nuo 9 iki 17 valandos.", {
        label: "Kontaktai",
        href: "/contacts",
      }),
    },
    sendInDays: null,
    events: [{ event: "cancel", daysAgo: 20 }],
    createdDaysAgo: 21,
  },
];
