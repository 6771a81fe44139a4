import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "pamirsau-slaptazodi",
  title: "Pamiršau slaptažodį arba jį gali žinoti kažkas kitas. Ką daryti?",
  description: "Prisijungimo puslapyje paprašykite nuorodos. Naujas slaptažodis atjungia visus kitus įrenginius.",
  blocks: [
    p(
      "Puslapyje [Prisijungti](/login) spauskite „Pamiršote?“ ir įveskite el. paštą. Jei tokia paskyra yra, nuoroda jau pakeliui. Ji veikia vieną kartą, {resetMinutes}. Jei nieko negavote, patikrinkite šlamšto aplanką.",
    ),
    p(
      "Manote, kad slaptažodį žino kažkas kitas? Iškart jį pakeiskite puslapyje [Paskyros informacija](/account-information). Tada **atjungiami visi kiti įrenginiai**. Ten pat matote, kur esate prisijungę, ir galite atjungti atskirus įrenginius.",
    ),
    p(
      "Geras slaptažodis turi bent {passwordLength} simbolių. Kelis žodžius iš eilės lengva įsiminti ir sunku atspėti. Paštu ar telefonu slaptažodžio niekada neprašome.",
    ),
  ],
};
