import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kust-leian-oma-arved",
  title: "Kust leian oma arved?",
  description: "Igast tellimusest ja edasisaatmise tellimusest. Maksmist ootavad arved on lehel „Minu tellimused“.",
  blocks: [
    p(
      "Lehelt [Minu tellimused](/my-orders), tellimuse enda juurest: kui see on tasutud, saab arve sealt alla laadida. Kui edasisaatmise tellimus on pakitud ja lõplik hind on teada, on sellel kaks dokumenti: tolliarve ja meie arve. Tasutud pakkumuse arve on selle enda lehel.",
    ),
    p(
      "Mõnikord tuleb arve eraldi, näiteks vahe eest, mille võttis toll, või sildi eest paki tagasisaatmiseks. See algab tähtedega IN, sellel on kirjas, mille eest iga rida on, ja maksmist ootab see {invoiceDays} või nii kaua, kui märgitud. Kui te ei nõustu, võite selle tagasi lükata ja meile kirjutada.",
    ),
  ],
};
