import { h2, info, numbered, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "garantija",
  title: "Garantija",
  description: "Ką apima įstatymo garantija, kaip ja pasinaudoti ir kas galioja kitų parduotuvių prekėms.",
  blocks: [
    p(
      "Jei iš „{brand}“ pirkta prekė ne tokia, kokia turi būti, tai sutvarkyti – mūsų darbas. Su gamintoju ginčytis nereikia, ir už tai nemokate.",
    ),
    h2("Įstatymo garantija"),
    p(
      "Įstatymo garantija **nuo pristatymo galioja {warrantyYears}**. Ji taikoma viskam, ką parduodame, ir naujoms, ir nukainotoms prekėms. Ji apima trūkumus, kurie buvo jau jums gaunant prekę, net jei išryškėjo vėliau.",
    ),
    p(
      "Ji netaikoma tam, kas natūraliai dėvisi, kas sugedo nukritus ar sušlapus, nes nesilaikyta instrukcijos, ir tam, kas buvo ardyta ar keista.",
    ),
    h2("Ko galite prašyti"),
    numbered(
      "**Sutaisyti arba pakeisti**, nemokamai ir per protingą laiką. Renkatės jūs, jei tik tai įmanoma ir nėra neproporcinga.",
      "**Mažesnės kainos arba pinigų**, jei sutaisyti ar pakeisti neįmanoma, trunka per ilgai arba nepavyko.",
    ),
    p("Už kelią pas mus ir atgal mokame mes."),
    h2("Kaip tai padaryti"),
    steps(
      [
        "Parašykite mums",
        "[Pretenzijų puslapyje](/claims) nurodykite užsakymo numerį. Keliais sakiniais parašykite, kas negerai, ir, jei padeda, pridėkite nuotraukų.",
      ],
      [
        "Palaukite atsakymo",
        "Atsakome per {complaintDays}, dažniausiai daug greičiau, ir pasakome, ar ir kaip prekę siųsti.",
      ],
      ["Atgaukite", "Sutaisytą ar naują prekę arba pinigus tuo pačiu būdu, kuriuo mokėjote."],
    ),
    info("Išsaugokite sąskaitą arba tiesiog paskyrą: joje lieka visi užsakymai."),
    h2("Gamintojo garantija"),
    p(
      "Kai kurie gamintojai suteikia savo garantiją. Ji galioja papildomai ir niekada nepakeičia jūsų teisių mūsų atžvilgiu. Jos sąlygas rasite dėžėje arba gamintojo svetainėje.",
    ),
    h2("Persiųstos ir už jus pirktos prekės"),
    p(
      "Jei pirkote kitoje parduotuvėje, o mes siuntą tik persiuntėme, garantiją suteikia ta parduotuvė. Dėl žalos kelyje pretenziją galite pateikti mums.",
    ),
    h2("Jei nesutariame"),
    p(
      "Rašykite adresu {supportMail}. Jei vis tiek nesusitariame, galite kreiptis į vartotojų teisių instituciją: {consumerBody}.",
    ),
  ],
};
