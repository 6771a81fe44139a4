import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-apie-mane-saugote",
  title: "Ką apie mane saugote ir kaip ištrinti paskyrą?",
  description: "Viską galite atsisiųsti ir paskyrą ištrinti patys, puslapyje „Paskyros informacija“.",
  blocks: [
    p("Abu dalykus rasite puslapyje [Paskyros informacija](/account-information), ir niekieno leidimo nereikia."),
    p(
      "**Atsisiųsti.** Viską, ką apie jus saugome, sudedame į vieną archyvą: užsakymus, siuntas, mokėjimus, failus. Nuoroda atsiranda tame puslapyje, ir atverti ją galite tik jūs.",
    ),
    p(
      "**Ištrinti.** Vardas, adresai, el. paštas ir prisijungimai ištrinami iškart ir visam laikui. Sąskaitos ir mokėjimai saugomi tiek, kiek reikalauja įstatymas, be jūsų vardo, kur tai leidžiama. Balanso likutis prarandamas, todėl pirmiausia paprašykite jį išmokėti.",
    ),
    p("Ką ir kodėl saugome, paprastai parašyta [privatumo politikoje](/privacy-policy)."),
  ],
};
