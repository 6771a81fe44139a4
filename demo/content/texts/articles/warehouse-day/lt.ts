import { button, h2, list, p, quote } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "diena-delavero-sandelyje",
  title: "Viena diena Delavero sandėlyje",
  description:
    "Kas nutinka jūsų siuntai nuo parduotuvės furgono iki lėktuvo: svarstyklės, fotoaparatas, saugojimas, pakavimas.",
  blocks: [
    list(
      "**Pasverta, išmatuota, nufotografuota:** kiekvieną siuntą matote paskyroje",
      "**Nemokamai saugome {freeStorageDays}** ir apie pabaigą primename",
      "**Pakuojame į mažiausią dėžę:** kas taip sutaupoma, lieka jums",
    ),
    p(
      "Dauguma mūsų klientų niekada nemato vietos, kurioje saugomos jų siuntos. Todėl kviečiame praleisti čia dieną, nuo pirmojo furgono iki paskutinės lipnios juostos. Nieko ypatinga čia nevyksta. Mums kaip tik taip ir patinka.",
    ),
    h2("Rytas: furgonai"),
    p(
      "Pirmasis furgonas prie vartų privažiuoja, kai kava dar neišvirusi. Iš jo iškraunamos įvairiausios dėžės: plokščios su marškiniais, kubai su kavos aparatu, kartais žmogaus ūgio vamzdis. Ant kiekvienos yra etiketė su gatve, miestu ir kažkur tarp jų – tai, kas mums svarbiausia: **Suite numeris**, priklausantis tik vienam klientui.",
    ),
    p(
      "Skaitytuvas perskaito etiketę. Jei apie siuntą buvo pranešta, jos sekimo numeris žinomas ir ekranas iškart parodo, kieno ji. Jei ne, lemia Suite numeris. Sunku būna tik tada, kai etiketėje nėra nei vieno, nei kito.",
    ),
    h2("Neatpažintųjų kampas"),
    p(
      "Kampe yra vieta, kurios niekas nemėgsta: ten laukia siuntos be įskaitomo Suite numerio. Sušlapo etiketė, parduotuvė praleido eilutę, kažkas įrašė kaimyno numerį. Atidaryti dėžės ir spėlioti negalime. Todėl ji laukia.",
    ),
    p(
      "Jei parduotuvė sako „pristatyta“, o paskyroje nieko nematote, nurodykite sekimo numerį ir tai, ką žino tik pirkėjas: parduotuvę, užsakymo numerį, turinį. Palyginsime, ir jei tinka, siunta atsidurs jūsų paskyroje. Paprasčiausias būdas niekada nepatekti į šį kampą – [pranešti apie kiekvieną siuntą](/parcels/announce).",
    ),
    h2("Svarstyklės ir fotoaparatas"),
    p(
      "Kiekviena siunta gauna savo šlovės minutę. Ji pasveriama, išmatuojamos trys kraštinės, ir ji nufotografuojama: iš išorės, ant svarstyklių, su etikete. Siuntos neatidarome, nebent paprašote jūs arba muitinė. Skaičiai ir nuotraukos atsiranda jūsų paskyroje, o jums išsiunčiamas laiškas – iškart arba kartą per dieną, kaip pasirinkote.",
    ),
    p(
      "Nuo šios akimirkos nemokamai saugome {freeStorageDays}. Apie pabaigą primename iš anksto, ir ne vieną kartą. Vėliau kiekviena pradėta diena kainuoja {storagePerDay}.",
    ),
    h2("Vidurdienis: klausimai"),
    p(
      "Kai kurių siuntų tiesiog padėti negalima. Suplėšyta dėžė. Etiketėje – ne kliento vardas. Viduje yra tai, ko siųsti negalima. Tokią siuntą sulaikome ir parašome, ką matome ir ką galite daryti: atsiųsti parduotuvės sąskaitą, grąžinti siuntą parduotuvei arba jos atsisakyti. Kol atsakysite, ji laukia.",
    ),
    quote("Sulaikyta siunta – ne bausmė. Tai klausimas."),
    p(
      "Kiti nori daugiau sužinoti apie tai, ką nusipirko. Už {photosFee} padarome dar tris nuotraukas, už {checkFee} – atidarome dėžę, suskaičiuojame ir apžiūrime, ar nėra pažeidimų.",
    ),
    h2("Popietė: pakavimo stalas"),
    p(
      "Tai sandėlio širdis. Ekrane – apmokėta persiuntimo užklausa: keturios siuntos, viena dėžė, trapius daiktus apvynioti, parduotuvių dėžes nuimti. Pakuotojas suranda siuntas, nuima, ką galima nuimti, varto daiktus, kol jie sugula glaudžiai, ir parenka mažiausią dėžę, kuri užsidaro be jėgos.",
    ),
    p(
      "Tada naujoji dėžė pasveriama ir išmatuojama. Jei ji kainuoja mažiau, nei sutarta, o dažniausiai taip ir būna, skirtumas keliauja atgal klientui dar nespėjus priklijuoti juostos. Jei daugiau, tylime ir sumokame patys.",
    ),
    h2("Dokumentai"),
    p(
      "Kiekviena dėžė gauna muitinės sąskaitą anglų kalba: kas viduje, kiek vienetų, kiek verta, koks kodas, kur pagaminta. Ji rašoma pagal jūsų deklaraciją, todėl ir esame tokie griežti. „Gift“ nėra aprašymas. „Leather belt for men“ – jau aprašymas.",
    ),
    p("Lieka užklijuoti etiketę, ir dėžė jau paruošta ilgai kelionei namo."),
    h2("Vakaras: į kelią"),
    p(
      "Kas skris, dedama į vieną konteinerį, kas plauks – į kitą. Jie iškeliauja artimiausiu lėktuvu ir laivu, daug dėžių su vienu numeriu. Nuo tada jas stebite [sekimo puslapyje](/tracking), ir Vilniuje, Rygoje ar Taline žmonės mato savo siuntą keliaujant, kol mes gesiname šviesą.",
    ),
    p("Rytoj pirmasis furgonas vėl atvažiuos, kai kava dar nebus išvirusi."),
    button("Gauti savo adresą", "/parcels"),
  ],
};
