import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-kullerile-tuleb-midagi-maksta",
  title: "Kas kullerile tuleb midagi maksta?",
  description:
    "Ei. Tollimaks, impordi käibemaks ja tarne on koos tellimusega tasutud. Kui keegi küsib raha, kirjutage meile.",
  blocks: [
    p(
      "Ei. Kõik, mis tollile kuulub, maksate meile enne paki teeleminekut: meie poes hinna osana, hinnapakkumises ja edasisaatmise tellimuses eraldi ridadena. Tollile maksame meie. Ka tarne on tasutud.",
    ),
    p("Seepärast ei küsi kuller ukse peal midagi ja pakiautomaat avaneb maksmata."),
    p(
      "Kui saate sõnumi, milles küsitakse väikest summat „paki vabastamiseks“, ärge makske ega avage linki. See on levinud pettus. Vaadake oma tellimust lehel [Minu tellimused](/my-orders): seal on kirjas, mida tegelikult maksta tuleb. Ja palun [andke meile teada](/contacts).",
    ),
  ],
};
