import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kur-rasti-saskaitas",
  title: "Kur rasti savo sąskaitas?",
  description:
    "Kiekviename užsakyme ir persiuntimo užklausoje. Apmokėjimo laukiančios sąskaitos – skiltyje „Mano užsakymai“.",
  blocks: [
    p(
      "Skiltyje [Mano užsakymai](/my-orders), pačiame užsakyme: kai jis apmokėtas, sąskaitą galima ten atsisiųsti. Kai persiuntimo užklausa supakuota ir žinoma galutinė kaina, ji turi du dokumentus: muitinės sąskaitą ir mūsų sąskaitą. Apmokėto pasiūlymo sąskaita yra jo paties puslapyje.",
    ),
    p(
      "Kartais sąskaita ateina atskirai, pavyzdžiui, už skirtumą, kurį paėmė muitinė, arba už etiketę siuntai grąžinti. Ji prasideda raidėmis IN, joje parašyta, už ką kiekviena eilutė, ir apmokėjimo ji laukia {invoiceDays} arba tiek, kiek nurodyta. Jei nesutinkate, galite ją atmesti ir mums parašyti.",
    ),
  ],
};
