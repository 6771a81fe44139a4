import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-saab-tellida-ilma-kontota",
  title: "Kas saab tellida ilma kontota?",
  description: "Jah. Vaja on e-posti, telefoni ja aadressi või pakipunkti. Tellimuse leiate hiljem kontolt.",
  blocks: [
    p(
      "Jah. Meie poest saate osta ka külalisena: piisab e-posti aadressist, nimest, telefoninumbrist ning aadressist või pakipunktist. Link tellimusele on igas selle kohta saadetud kirjas, nii et saate seda vaadata sisse logimata.",
    ),
    p("Kui registreerute hiljem **sama e-posti aadressiga** ja kinnitate selle, leiate tellimuse oma kontolt."),
    p(
      "Konto tasub end ära, kui tulete tagasi: aadressid on salvestatud, kõik tellimused on ühes kohas ja teil on saldo. Seda on vaja ka pakkide edasisaatmiseks. [Loo konto](/register), see võtab minuti ja kaarti pole vaja.",
    ),
  ],
};
