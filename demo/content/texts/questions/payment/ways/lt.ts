import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kokiais-budais-galima-moketi",
  title: "Kokiais būdais galima mokėti?",
  description:
    "Pasirenkate pateikdami užsakymą. Jei mokėjimo būdas turi mokestį, jis nurodytas šalia dar prieš pasirenkant.",
  blocks: [
    p("Čia galite mokėti šiais būdais: **{paymentMethods}**."),
    p(
      "Užsakymams, sąmatoms, persiuntimo užklausoms ir sąskaitoms jie tie patys. Jei būdas turi mokestį, jis nurodytas šalia ir įskaičiuotas į bendrą sumą. Europos Sąjungoje už mokėjimą kortele ar per banką niekada nereikia primokėti.",
    ),
    p(
      "Kortelės numerį įvedate tik mokėjimo paslaugos teikėjo puslapyje, o „PayPal“ slaptažodį – tik „PayPal“ puslapyje. Mūsų jie nepasiekia.",
    ),
    p(
      "Galite ir derinti: pirmiausia panaudoti balansą, o likusią dalį sumokėti kitaip. Jei antrasis mokėjimas nepavyksta, balansas lieka toks, koks buvo.",
    ),
  ],
};
