import { button, h2, list, numbered, p, quote, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "dovanos-iki-gruodzio-24",
  title: "Dovanos iki gruodžio 24-osios: paskutinės saugios dienos",
  description: "Oru – {giftAirBy}, jūra – {giftSeaBy}. Ką kada užsakyti ir šeši būdai padėti siuntai.",
  blocks: [
    list(
      "**Oru – {giftAirBy}:** apmokėtas mūsų parduotuvės užsakymas",
      "**Jūra – {giftSeaBy};** kvepalai ir purškikliai keliauja tik taip",
      "**Atsiėmimo vieta visada „namie“,** net gruodį",
    ),
    p(
      "Kiekvieną gruodį tas pats klausimas: ar suspės? Dėl oro ir muitinės eilės pažadėti negalime. Tačiau galime suskaičiuoti atgal nuo gruodžio 24 dienos, pridėti kelias dienas pūgai ir pasakyti, iki kada saugu.",
    ),
    h2("Lentelė"),
    table(
      ["Kaip perkate", "Oru", "Jūra"],
      ["Mūsų parduotuvėje: užsakymas apmokėtas", "{giftAirBy}", "{giftSeaBy}"],
      ["Persiuntimas: užklausa apmokėta", "{giftForwardAirBy}", "{giftForwardSeaBy}"],
      ["„Nupirkite man“: sąmata apmokėta", "{giftBuyAirBy}", "{giftBuySeaBy}"],
    ),
    p(
      "Pirmoje eilutėje skaičiuojame ilgiausią įprastą kelionę – oru {airDays}, jūra {seaDays} – ir paliekame kelias dienas atsargai. Antroje pridedame laiko supakuoti, trečioje – dar ir kelią nuo parduotuvės iki mūsų sandėlio. Vėliau siunta irgi gali suspėti. Tik vaikams to nežadėtume.",
    ),
    h2("Laikrodis įsijungia vėliau, nei atrodo"),
    p("Svarbi ne ta diena, kai dovaną radote, o ta, kai viskas **apmokėta ir užpildyta**."),
    list(
      "Persiunčiamą siuntą pirmiausia turi gauti mūsų sandėlis. Pristatymas iš parduotuvės, dažnai visa savaitė, vyksta prieš mūsų datas.",
      "Nedeklaruota siunta nejuda. Deklaruokite ją vos nusipirkę: tai galima padaryti, kol ji dar pakeliui pas mus.",
      "Sąmatą skaičiuoja žmogus. Darbo dienomis kainą dažniausiai pateikiame per 24 valandas; jei į klausimą atsakote pirmadienį, o ne penktadienį, prarandate savaitgalį.",
      "Mokėkite iškart užsakę. Neapmokėtas užsakymas gali laukti {unpaidOrderHours}, o tų valandų pabaigoje pritrūksta.",
    ),
    h2("Šeši būdai padėti siuntai"),
    numbered(
      "**Rinkitės atsiėmimo vietą.** Gruodį kurjeriai skambina į daugybę durų, už kurių nieko nėra. Paštomatas visada namie, o jei jūsiškis pilnas svetimų dovanų, galite rinktis kitą.",
      "**Patikrinkite telefono numerį.** Be jo paštomato kodo nebus.",
      "**Nelaukite paskutinės siuntos.** Jei trys iš keturių jau čia, siųskite tris dabar, o vieną vėliau. Sutaupytas gabenimas gruodžio 25-ąją nebedžiugins.",
      "**Palikite parduotuvės dėžutę.** Ji – dovanos dalis. Nuėmus sumažėja tūris, bet atgal jos neuždėsi.",
      "**Kvepalus siųskite anksčiau.** Kvepalai, nagų lakas ir aerozoliai neskraidinami, todėl jiems galioja dešiniojo stulpelio data.",
      "**Aprašykite dovaną, ne progą.** Žodis „gift“ deklaracijoje muitinei nieko nesako. „Wooden toy train“ – tai siunta, kuri praeis.",
    ),
    warning(
      "Paskutines dvi savaites viskas lėčiau: parduotuvės, oro uostai, muitinė ir kurjeriai. Jei dovana jums svarbi, užsakykite savaite anksčiau, nei nurodyta lentelėje.",
    ),
    h2("Mažas kalendorius"),
    list(
      "**Prieš du mėnesius:** didelės ir sunkios dovanos jūra, pavyzdžiui, dviratis, lėlių namas ar antklodė. Dabar jų gabenimas pigiausias.",
      "**Prieš šešias savaites:** prašykite sąmatų. Dar yra laiko klausimui, atsakymui ir persigalvojimui.",
      "**Prieš mėnesį:** paskutiniai užsakymai užsienio parduotuvėse savo adresu, kad visos siuntos suspėtų iškeliauti kartu.",
      "**Prieš dvi savaites:** tik mūsų parduotuvės prekės, oru, į atsiėmimo vietą, pro kurią ir taip einate.",
    ),
    h2("Dydžiai, skonis ir persigalvojimas"),
    p(
      "Dovana išpakuojama vėliau, nei pristatoma, ir tai svarbu grąžinant. Mūsų parduotuvėje pirkimo galite atsisakyti per {withdrawalDays} nuo prekių **gavimo**, o ne nuo išpakavimo. Megztinio, kuris atkeliavo pirmąjį gruodžio pirmadienį, gruodžio 25-ąją grąžinti nebegalima. Todėl drabužius užsakykite kiek vėliau arba rinkitės tai, kas tinka visiems: šaliką, lempą, geras ausines.",
    ),
    p(
      "Jei perkate žmogui, kurio dydžio nežinote, pažiūrėkite į dažnai jo dėvimo drabužio etiketę ir palyginkite su dydžių lentele prekės puslapyje.",
    ),
    h2("Kai jau per vėlu"),
    p("Pasitaiko. Trys idėjos, kurioms lėktuvo nereikia:"),
    list(
      "Ieškokite prekių, kurios suspės: kiekvienos prekės puslapyje prieš perkant rodomos dvi datos.",
      "Supakuokite dovanos nuotrauką ir įteikite ją dabar. Antram lapui tiks sekimo nuoroda: ji rodo, kur siunta, bet nerodo nei jūsų adreso, nei kainos.",
      "Sakykite tiesą. „Ji plaukia laivu prie Azorų“ – geresnė istorija nei kojinės.",
    ),
    quote("Geriausia data dovanai iš toli – mėnuo prieš šventę. Antra geriausia – šiandien."),
    button("Rasti dovaną", "/marketplace"),
  ],
};
