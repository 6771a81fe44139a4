import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kas-yra-tarifo-kodas",
  title: "Kas yra tarifo kodas ir kur jį rasti?",
  description:
    "Šeši skaitmenys, kurie muitinei pasako, kas tai per daiktas. Žinoti jo nereikia: pasirenkate iš sąrašo pagal pavadinimą.",
  blocks: [
    p(
      "Tarifo kodas, arba HS kodas, yra numeris, pagal kurį muitinė žino, kas tai per daiktas. Pirmieji šeši skaitmenys visame pasaulyje tokie patys: medvilniniai marškinėliai – 6109 10, knygos – 4901 99. Nuo kodo priklauso muito mokestis ir tai, ką galima skraidinti.",
    ),
    p(
      "Ieškoti jo nereikia. Deklaracijoje, užsakymo formoje ir skaičiuoklėje pradedate rašyti, kas tai, ir pasirenkate iš sąrašo. Imkite eilutę, kuri daiktą apibūdina geriausiai, o ne pigiausią.",
    ),
    p(
      "Jei nieko tinkamo nerandate, imkite artimiausią ir daiktą tiksliai aprašykite. Mūsų parduotuvės prekių kodas nurodytas prekės puslapyje.",
    ),
  ],
};
