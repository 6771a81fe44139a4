import { button, h2, list, p, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "baterijos-siuntoje",
  title: "Baterijos siuntoje: kas skrenda, o kas plaukia",
  description:
    "Viduje ar atskirai: vienas žodis lemia, kaip keliaus išorinė baterija. Ir sąrašas, kas siunčiama tik jūra arba visai nesiunčiama.",
  blocks: [
    list(
      "**Įrenginio viduje:** galima oru, dėžėje ne daugiau kaip du įrenginiai",
      "**Atskirai, pavyzdžiui, išorinė baterija:** tik jūra",
      "**Nurodykite ją deklaracijoje:** nuslėpta baterija sustabdo siuntą",
    ),
    p(
      "Telefonas gali skristi, o išorinė baterija – ne, nors viduje abu labai panašūs. Tai ne mūsų užgaida. Pažeista ličio baterija gali užsidegti, o lėktuvo krovinių skyriuje gaisro niekas neužgesins. Todėl taisyklės pirmiausia klausia: ar bateriją saugo įrenginys, ar ji atskira?",
    ),
    h2("Du žodžiai, kurie lemia"),
    p(
      "**Viduje.** Baterija yra įrenginyje ir ten lieka: telefone, nešiojamajame, ausinėse, fotoaparate, išmaniajame laikrodyje, elektriniame dantų šepetėlyje. Tokius įrenginius galima siųsti oru, **ne daugiau kaip du dėžėje**. Siunčiant jūra tokios ribos nėra.",
    ),
    p(
      "**Atskirai.** Baterija yra pati prekė arba guli šalia įrenginio: išorinė baterija, atsarginė fotoaparato baterija, įkraunamų elementų rinkinys, akumuliatorius suktuvui. Visa tai keliauja **tik jūra**, kad ir kokia maža būtų.",
    ),
    table(
      ["Daiktas", "Oru", "Jūra"],
      ["Telefonas, planšetė, nešiojamasis", "Taip, du dėžėje", "Taip"],
      ["Ausinės, ausinės su dėklu", "Taip, du dėžėje", "Taip"],
      ["Išmanusis laikrodis, fotoaparatas, dronas", "Taip, du dėžėje", "Taip"],
      ["Išorinė baterija", "Ne", "Taip"],
      ["Atsarginės ar įkraunamos baterijos", "Ne", "Taip"],
      ["Bėgimo bateliai su sekikliu pade", "Ne", "Taip"],
    ),
    p(
      "Paskutinė eilutė daug ką nustebina. Kai kuriuose sportiniuose bateliuose įmontuotas mažas ličio sekiklis. Jei toks yra ir jūsiškiuose, jie plaukia.",
    ),
    h2("Ką tai reiškia jūsų dėžei"),
    p(
      "Vienas daiktas, kurio skraidinti negalima, ant žemės palieka visą dėžę. Jei sujungsite striukę, dvi poras batų ir išorinę bateriją, viskas keliaus jūra. Yra dvi išeitys:",
    ),
    list(
      "Išorinę bateriją siųskite atskira užklausa, jūra, o visa kita tegul skrenda.",
      "Išorinės baterijos visai nepirkite užsienyje. Gal ją turime mes ar parduotuvė už kampo, ir kelionės nereikės.",
    ),
    p("Turite tris įrenginius su baterijomis? Tada padarykite dvi dėžes arba rinkitės jūrą."),
    h2("Iš kur žinome"),
    p(
      "Deklaruodami siuntą kiekvienoje eilutėje pasirenkate prekių rūšį. Mūsų lentelėse nurodyta, kurios rūšys gali turėti baterijų, skysčių ar magnetų, todėl persiuntimo užklausa siūlo tik leidžiamus būdus. Ji vienu sakiniu pasako ir priežastį. Skaičiuoklė tą patį parodo dar prieš perkant.",
    ),
    warning(
      "Neslėpkite baterijos už kito žodžio. Jei ją rasime sandėlyje, siunta bus sulaikyta, kol atsakysite. Jei ją ras vėliau, oro uoste, lauks visas krovinys, o deklaracija bus buvusi neteisinga – už tai gali būti skirta bauda.",
    ),
    h2("Keli patarimai"),
    list(
      "Prieš siunčiant įrenginius reikia išjungti. Daug parduotuvių taip ir daro; naudotu įrenginiu turi pasirūpinti pardavėjas.",
      "Prašykite originalios pakuotės. Ji saugo, kad įrenginys nebūtų suspaustas ar netyčia įjungtas.",
      "Išsipūtusios, kaistančios ar pažeistos baterijos siųsti negalima niekaip ir niekam. Atiduokite ją į surinkimo vietą.",
      "Jei su dronu toje pačioje dėžėje yra atsarginių baterijų, jos laikomos atskiromis. Paprašykite parduotuvės atsiųsti droną be jų.",
    ),
    h2("Ne tik baterijos"),
    p("Štai ir visas kitas sąrašas, koks jis pas mus galioja:"),
    table(
      ["Kas", "Kaip keliauja"],
      ["Kvepalai, nagų lakas ir kitos degios prekės", "Tik jūra"],
      ["Aerozoliai, pavyzdžiui, plaukų lakas ir dezodorantas", "Tik jūra"],
      ["Kremai, šampūnas ir kiti skysčiai", "Oru – pakuotėse iki 100 ml"],
      ["Stiprūs magnetai, kai kurie garsiakalbiai", "Oru tik ekranuoti; tai patikriname"],
      ["Maistas", "Sandariai supakuotas ir negendantis be šaldytuvo"],
      ["Alkoholis", "Ne oru ir ne į visas šalis"],
      ["Vaistai, tabakas, elektroninės cigaretės", "Nesiunčiame"],
      ["Augalai ir sėklos, mėsa, pienas, sūris", "Nesiunčiame"],
      ["Ginklai", "Nesiunčiame"],
    ),
    p(
      "Taisyklės keičiasi. Galioja tai, ką skaičiuoklė rodo šiandien, o ne tai, ką pernai rašė straipsnis, net jei jis mūsų.",
    ),
    h2("Jei taip jau nutiko"),
    p(
      "Nusipirkote išorinę bateriją, ji mūsų sandėlyje, o norėjote ją gauti oru? Nieko baisaus. Ji gali keliauti jūra, viena arba su daiktais, kurie neskuba, arba galime ją grąžinti parduotuvei už {sendBackFee} ir etiketės kainą. Nemokamai saugome {freeStorageDays}, todėl galite ramiai pagalvoti.",
    ),
    button("Patikrinti, kas gali skristi", "/calculate"),
  ],
};
