import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "pirmoji-siunta",
  title: "Pirmoji jūsų siunta: nuo adreso iki durų",
  description: "Aštuoni žingsniai, nė vieno sunkaus. Ką rašyti adreso eilutėje, ką deklaruoti ir už ką mokate.",
  blocks: [
    list(
      "**Adresas užsienyje – tik jūsų:** Suite numeris turi būti ant kiekvienos etiketės",
      "**Nemokamai saugome {freeStorageDays},** todėl siuntos gali keliauti kartu",
      "**Sutinkate su didžiausia kaina:** ką sutaupo mažesnė dėžė, lieka jums",
    ),
    p(
      "Žodis „persiuntimas“ skamba taip, lyg būtų skirtas importuotojams. Iš tikrųjų tai adresas. Jį gaunate užsienyje, perkate taip, tarsi ten gyventumėte, o mes parvežame, kas atvyksta. Jei dar nebandėte, skirkite šiam puslapiui dešimt minučių. Antrą kartą jo nebereikės.",
    ),
    h2("Prieš pradedant"),
    p(
      "Jums reikia paskyros ir patvirtinto el. pašto. Registracija trunka minutę, kortelės nereikia. Atverkite nuorodą mūsų laiške ir eikite į [Siuntas](/parcels): ten rasite savo adresus, po vieną kiekviename sandėlyje.",
    ),
    p(
      "Kiekviename adrese yra eilutė, kuri priklauso tik jums: **Suite numeris**, dvi raidės ir penki skaitmenys. Visuose sandėliuose jis toks pat. Pagal jį žinome, kad dėžė jūsų, todėl jis turi būti ant kiekvienos etiketės.",
    ),
    h2("Aštuoni žingsniai"),
    steps(
      [
        "Patikrinkite, ką galima siųsti",
        "Ne viską galima gabenti, o kai ką – tik jūra. Skaičiuoklė tai pasakys per minutę ir parodys, kiek maždaug kainuos iki durų.",
      ],
      [
        "Pasirinkite sandėlį",
        "Imkite tą, kuris yra parduotuvės šalyje. Pristatymas šalies viduje pigesnis, dažnai nemokamas.",
      ],
      [
        "Pirkite nurodydami savo adresą",
        "Nukopijuokite jį į parduotuvės formą eilutė po eilutės. Vardas kaip paskyroje, Suite numeris antroje adreso eilutėje, o jei reikia vietinio telefono – mūsų numeris.",
      ],
      [
        "Praneškite apie siuntą",
        "Kai parduotuvė atsiųs sekimo numerį, įveskite jį puslapyje „Pranešti apie siuntą“ ir nurodykite parduotuvę. Tada dėžę atpažinsime.",
      ],
      [
        "Deklaruokite turinį",
        "Kas viduje, kiek vienetų, kiek sumokėjote, kur pagaminta. Galite deklaruoti, kol siunta dar pakeliui. Rašykite lotyniškomis raidėmis ir bent du žodžius: „running shoes“, o ne „gift“.",
      ],
      [
        "Palaukite mūsų laiško",
        "Dėžę pasveriame, išmatuojame ir nufotografuojame, o viską rasite paskyroje. Nemokamai saugome {freeStorageDays}.",
      ],
      [
        "Išsiųskite",
        "Pasirinkite vieną ar kelias siuntas, gabenimą oru ar jūra, kurjerį ir pakavimą. Matote visą kainą eilutė po eilutės ir sumokate.",
      ],
      ["Sekite kelią namo", "Sekimo puslapyje, kol siunta bus prie durų arba atsiėmimo vietoje."],
    ),
    h2("Už ką mokate"),
    table(
      ["Eilutė", "Kada ji yra"],
      ["Gabenimas", "Visada: pagal svorį arba dydį, kuris didesnis"],
      ["Pristatymas", "Visada: kurjeris jūsų šalyje"],
      ["Muito mokestis ir importo PVM", "Pagal muitinės taisykles; matote prieš mokėdami"],
      ["Sujungimas", "{joinFee} už kiekvieną kitą siuntą dėžėje"],
      ["Trapių daiktų apvyniojimas", "{wrapFee}, jei norite"],
      [
        "Draudimas",
        "{insurancePercent} vertės, bent {insuranceMinimum}, jei norite; iki {insuranceIncluded} atsakome ir taip",
      ],
      ["Saugojimas", "{storagePerDay} už kiekvieną pradėtą dieną po nemokamų"],
    ),
    p("Suma, su kuria sutinkate, yra didžiausia. Jei supakuota dėžė mažesnė, skirtumas grįžta į jūsų balansą."),
    info("Už prekes mums nemokate: už jas sumokėjote parduotuvei. Ir prie durų pinigų niekas neprašo."),
    h2("Klaidos, kurias kartą padaro visi"),
    list(
      "**Nėra Suite numerio.** Parduotuvės formoje buvo tik viena eilutė, ir jį praleidote. Parašykite po gatvės ar po vardo: bet kur geriau nei niekur.",
      "**Svetimas vardas.** Kitam vardui skirtą siuntą sulaikome, kol paaiškinsite. Užsakykite savo vardu.",
      "**Dingo sąskaita.** Kartais jos prireikia mums arba muitinei. Išsaugokite kiekvieno užsakymo patvirtinimą.",
      "**Deklaracija laukia.** Nedeklaruota siunta išvykti negali. Ji tik eikvoja nemokamas dienas.",
      "**Vertė „suapvalinta“.** Rašykite, kiek sumokėjote, cento tikslumu. Už per mažą sumą gali būti skirta bauda, už per didelę sumokėsite daugiau mokesčių.",
    ),
    h2("Jei kas nors nepavyko"),
    p(
      "Parduotuvė sako „pristatyta“, o siuntos nėra? Vadinasi, etiketėje nebuvo įskaitomo Suite numerio. Siuntų puslapyje galite ieškoti pagal sekimo numerį ir tai, ką žino tik pirkėjas.",
    ),
    p(
      "Kažkas pažeista? Nufotografuojame ir, prieš ką nors darydami, paklausiame jūsų. Persigalvojote? Kol siunta pas mus, ją galima grąžinti parduotuvei. Apmokėjote persiuntimo užklausą ir norite sustabdyti? Kol nepradėjome pakuoti, galite ją atšaukti, ir pinigus grąžiname.",
    ),
    p("Neapmokėta užklausa laukia {unpaidRequestDays}; vėliau siuntos tiesiog vėl laisvos."),
    h2("Gera pirmoji siunta"),
    p(
      "Nepradėkite nuo vestuvinės suknelės. Pradėkite nuo ko nors mažo, naudingo ir neskubaus: knygos, batų, kurių dydį žinote, žaislo. Per porą savaičių perprasite visą kelią ir kitą kartą žinosite, ką daro kuris mygtukas.",
    ),
    quote("Pirmoji siunta – treniruotė. Antroji – apsipirkimas."),
    button("Gauti savo adresą", "/parcels"),
  ],
};
