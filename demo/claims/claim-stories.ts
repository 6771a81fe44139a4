import type { ClaimEvent } from "#domain/aftersales/claims/claim-machine.ts";
import type { ClaimKind } from "#domain/aftersales/claims/claim-rules.ts";
import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";

export interface ClaimStory {
  /** A demo order by its number, or the forward request in a state. */
  about: number | RequestState;
  kind: ClaimKind;
  hoursAgo: number;
  text: string;
  /** The events of the claim, the hours after it was made, and the text written with the event. */
  steps: readonly [event: ClaimEvent, hours: number, text?: string][];
  /** In cents. */
  granted?: number;
}

/** One claim per state, the oldest first, so that their numbers rise with time. */
export const CLAIM_STORIES: readonly ClaimStory[] = [
  {
    about: 2,
    kind: "not_as_described",
    hoursAgo: 1_030,
    text: "Dangtelis subraižytas, nors prekė turėjo būti nauja.",
    steps: [
      ["take", 4],
      ["approve", 18],
      ["resolve", 20],
    ],
    granted: 5_00,
  },
  {
    about: 1,
    kind: "late",
    hoursAgo: 1_000,
    text: "Užsakymas atvyko dviem dienomis vėliau, nei buvo žadėta.",
    steps: [["withdraw", 30]],
  },
  {
    about: 4,
    kind: "missing_item",
    hoursAgo: 500,
    text: "Dėžutėje neradau vieno iš dviejų užsakytų gaminių.",
    steps: [
      ["take", 6],
      ["reject", 40, "Pagal siuntos svorį dėžėje buvo abu gaminiai."],
    ],
  },
  {
    about: "lost",
    kind: "not_delivered",
    hoursAgo: 90,
    text: "Vežėjas praneša, kad siunta dingo. Prašau grąžinti pinigus.",
    steps: [
      ["take", 3],
      ["file_with_carrier", 5],
    ],
  },
  {
    about: 10,
    kind: "overcharged",
    hoursAgo: 60,
    text: "Už pristatymą sumokėjau dvigubai daugiau, nei rodė krepšelis.",
    steps: [
      ["take", 2],
      ["approve", 20],
    ],
    granted: 3_00,
  },
  {
    about: "delivered",
    kind: "missing_item",
    hoursAgo: 44,
    text: "Dėžėje trūksta vieno iš dviejų serumo buteliukų.",
    steps: [
      ["take", 5],
      ["ask", 9, "Ar vidinė pakuotė buvo atplėšta? Pridėkite jos nuotrauką."],
    ],
  },
  {
    about: 8,
    kind: "customs",
    hoursAgo: 30,
    text: "Muitinė pareikalavo dokumento, kurį jau buvau įkėlęs.",
    steps: [["take", 8]],
  },
  {
    about: 11,
    kind: "other",
    hoursAgo: 6,
    text: "Sąskaitoje nurodytas ne mano įmonės pavadinimas.",
    steps: [],
  },
];
