import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "grazinimas-zingsnis-po-zingsnio",
  title: "Persigalvojote? Grąžinimas žingsnis po žingsnio",
  description:
    "Persigalvoti galite per {withdrawalDays}, priežasties nereikia. Ką spausti, kaip pakuoti, ką grąžinsime ir kada rašyti pretenziją.",
  blocks: [
    list(
      "**Persigalvoti galite per {withdrawalDays},** priežasties neklausiame",
      "**Grąžiname už prekes, gabenimą ir pristatymą;** siuntą mums apmokate jūs",
      "**Kažkas negerai?** Teikite pretenziją: jums ji nieko nekainuoja",
    ),
    p(
      "Ne viskas, kas gražu ekrane, gražu ir namie. Todėl įstatymas perkantiems internetu duoda laiko apsigalvoti, o mes kelią atgal padarėme tokį pat trumpą kaip kelią pirmyn. Štai jis visas, su sumomis.",
    ),
    h2("Du skirtingi dalykai"),
    p("Sakydami „grąžinti“, žmonės turi galvoje vieną iš dviejų dalykų."),
    p(
      "**Persigalvojote.** Prekė gera, tik jos nebenorite. Tai _sutarties atsisakymas_. Jį galite pateikti per {withdrawalDays} nuo prekių gavimo, ir priežasties niekas neklausia.",
    ),
    p(
      "**Kažkas negerai.** Prekė sugedusi, ne visa arba ne ta, kurią užsakėte. Tai _pretenzija_, ir šios dienos jai negalioja: įstatymo garantija nuo pristatymo galioja {warrantyYears}. Tokiu atveju nieko nemokate, net už kelią atgal. Toliau galite neskaityti – eikite į [pretenzijų puslapį](/claims).",
    ),
    h2("Kaip atsisakyti sutarties"),
    steps(
      [
        "Atverkite formą",
        "Nuoroda „Atsisakyti sutarties čia“ yra kiekvieno puslapio apačioje. Paskyros nereikia. Jei esate prisijungę, pasiūlysime jūsų užsakymus.",
      ],
      [
        "Nurodykite užsakymą",
        "Vardas ir pavardė, užsakymo numeris (prasideda raidėmis OR) ir el. paštas patvirtinimui gauti. Be priežasties, be pasiteisinimų.",
      ],
      [
        "Patvirtinkite",
        "Pareiškimas galioja nuo tada, kai paspaudžiate antrąjį mygtuką. Patvirtinimą su diena ir valanda iškart išsiunčiame el. paštu.",
      ],
      [
        "Išsiųskite prekes",
        "Per {withdrawalDays} nuo pareiškimo, supakuotas taip, kad kelionę atlaikytų. Kur siųsti, parašome.",
      ],
      [
        "Atgaukite pinigus",
        "Per {withdrawalDays} nuo pareiškimo. Galime palaukti, kol gausime prekes arba įrodymą, kad jas išsiuntėte.",
      ],
    ),
    info(
      "Užsakymas dar neišvyko iš mūsų sandėlio? Tada nieko siųsti nereikia. Jį sustabdome, ir pinigai grąžinami iš karto.",
    ),
    h2("Ką grąžiname, o ko ne"),
    table(
      ["Kainos dalis", "Ar grįžta?"],
      ["Prekės", "Taip, visa suma"],
      ["Gabenimas ir pristatymas jums", "Taip, įprasta kaina"],
      ["Į kainą įskaičiuoti muito mokestis ir importo PVM", "Taip, tai kainos dalis"],
      ["Siunta atgal mums", "Ne, ją apmokate jūs"],
    ),
    p(
      "Pinigai grįžta tuo pačiu keliu: į kortelę, į „PayPal“, į banko sąskaitą arba į balansą. Bankui gali prireikti kelių dienų, kol suma pasirodys.",
    ),
    h2("Ar galima išbandyti?"),
    p(
      "Taip. Namie galite daryti tai, ką darytumėte parduotuvėje: apsiauti batus ant švarių grindų, apsivilkti striukę, įjungti ausines. Tai, kas daugiau, pavyzdžiui, pasivaikščiojimas lyjant, sumažina vertę, ir tą dalį galime išskaičiuoti. Todėl, kol neapsisprendėte, nenuimkite etikečių ir saugokite dėžę.",
    ),
    p(
      "Kai kas grįžti negali: specialiai jums pagamintos prekės ir atidarytos sandarios prekės, kurių dėl higienos parduoti nebegalima, pavyzdžiui, lūpų dažai.",
    ),
    p(
      "Norite dalį užsakymo pasilikti? Formoje kalbama apie visą užsakymą. Atsakykite į mūsų laišką ir parašykite, kurias prekes pasiliekate; žmogus tai peržiūri ir grąžina pinigus už likusias.",
    ),
    h2("Kaip supakuoti"),
    list(
      "Naudokite tą dėžę, kurioje prekė atkeliavo, ir apklijuokite visus jos kraštus.",
      "Sudėkite viską, kas priklauso: laidus, dirželius, atsargines sagas.",
      "Į vidų įdėkite lapelį su atsisakymo numeriu. Jis prasideda raidėmis WD.",
      "Vežėjo kvitą pasilikite, kol gausite pinigus. Tai jūsų įrodymas.",
    ),
    h2("Jei pirkote kitur"),
    p(
      "Jei siuntą jums persiuntėme, prekę pardavė kita parduotuvė ir galioja jos taisyklės. Kol siunta mūsų sandėlyje, galime ją grąžinti parduotuvei: tai rasite siuntos puslapyje. Tvarkymas kainuoja {sendBackFee}, o etiketė – savo kainą. Kai siunta kirto sieną, kelias atgal ilgas ir brangus. Todėl prieš siųsdami peržiūrėkite nuotraukas. Už {checkFee} siuntą atidarysime, prekes suskaičiuosime ir apžiūrėsime.",
    ),
    p("Su sąmata paprasčiau: kol nenupirkome, galite ją atšaukti ir atgauti visus pinigus."),
    quote("Pigiausias grąžinimas – tas, kuris nė neišvyksta iš sandėlio."),
    h2("Jei dienos praėjo"),
    p(
      "Vis tiek parašykite. Forma priima pareiškimą ir po paskutinės dienos: ji pasako, kad vėluojate, o pareiškimą peržiūri žmogus. Nieko nežadame, bet tikrai perskaitome.",
    ),
    button("Atsisakyti sutarties", "/withdrawal"),
  ],
};
