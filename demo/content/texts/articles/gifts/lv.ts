import { button, h2, list, numbered, p, quote, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "davanas-lidz-24-decembrim",
  title: "Dāvanas līdz 24. decembrim: pēdējās drošās dienas",
  description: "Pa gaisu – {giftAirBy}, pa jūru – {giftSeaBy}. Ko kad pasūtīt un seši veidi, kā palīdzēt sūtījumam.",
  blocks: [
    list(
      "**Pa gaisu – {giftAirBy}:** apmaksāts mūsu veikala pasūtījums",
      "**Pa jūru – {giftSeaBy};** smaržas un aerosolus sūta tikai tā",
      "**Saņemšanas punkts vienmēr ir „mājās”,** arī decembrī",
    ),
    p(
      "Katru decembri tas pats jautājums: vai paspēs? Laikapstākļus un rindu muitā apsolīt nevaram. Taču varam skaitīt atpakaļ no 24. decembra, pielikt dažas dienas puteņiem un pateikt, līdz kuram brīdim ir droši.",
    ),
    h2("Tabula"),
    table(
      ["Kā pērkat", "Pa gaisu", "Pa jūru"],
      ["Mūsu veikalā: pasūtījums apmaksāts", "{giftAirBy}", "{giftSeaBy}"],
      ["Pārsūtīšana: pieprasījums apmaksāts", "{giftForwardAirBy}", "{giftForwardSeaBy}"],
      ["“Nopērciet man”: aprēķins apmaksāts", "{giftBuyAirBy}", "{giftBuySeaBy}"],
    ),
    p(
      "Pirmajā rindā rēķinām ilgāko parasto ceļu – pa gaisu {airDays}, pa jūru {seaDays} – un atstājam dažas dienas drošībai. Otrajā pieskaitām laiku iesaiņošanai, trešajā – arī ceļu no veikala līdz mūsu noliktavai. Arī vēlāk sūtījums var paspēt. Tikai bērniem mēs to nesolītu.",
    ),
    h2("Pulkstenis sāk iet vēlāk, nekā šķiet"),
    p("Svarīga nav diena, kad dāvanu atradāt, bet diena, kad viss ir **apmaksāts un aizpildīts**."),
    list(
      "Pārsūtot sūtījumam vispirms jābūt mūsu noliktavā. Piegāde no veikala, bieži vesela nedēļa, notiek pirms mūsu datumiem.",
      "Nedeklarēts sūtījums nekustas no vietas. Deklarējiet to uzreiz pēc pirkuma: to var izdarīt, kamēr tas vēl ir ceļā pie mums.",
      "Aprēķinu veic cilvēks. Parasti cenu pasakām 24 stundu laikā darbdienās; ja uz jautājumu atbildat pirmdien, nevis piektdien, zūd nedēļas nogale.",
      "Maksājiet uzreiz. Neapmaksāts pasūtījums var gaidīt {unpaidOrderHours}, un šo stundu beigās pietrūkst.",
    ),
    h2("Seši veidi, kā palīdzēt sūtījumam"),
    numbered(
      "**Izvēlieties saņemšanas punktu.** Decembrī kurjeri zvana pie daudzām durvīm, aiz kurām neviena nav. Pakomāts vienmēr ir mājās, un, ja jūsējais ir pilns ar svešām dāvanām, varat ņemt citu.",
      "**Pārbaudiet tālruņa numuru.** Bez tā nebūs pakomāta koda.",
      "**Negaidiet pēdējo sūtījumu.** Ja trīs no četriem jau ir klāt, sūtiet trīs tagad un vienu vēlāk. Ietaupīts pārvadājums 25. decembrī vairs nepriecē.",
      "**Atstājiet veikala kārbu.** Tā ir dāvanas daļa. Bez tās ir mazāks tilpums, bet atlikt atpakaļ to nevar.",
      "**Smaržas sūtiet agrāk.** Smaržas, nagu laku un aerosolus pa gaisu neved, tāpēc tiem ir spēkā labās ailes datums.",
      "**Aprakstiet dāvanu, nevis notikumu.** Vārds “gift” deklarācijā muitai neko nepasaka. “Wooden toy train” ir sūtījums, kas tiks cauri.",
    ),
    warning(
      "Pēdējās divās nedēļās viss ir lēnāk: veikali, lidostas, muita un kurjeri. Ja dāvana jums ir svarīga, pasūtiet nedēļu pirms tabulā norādītajiem datumiem.",
    ),
    h2("Mazs kalendārs"),
    list(
      "**Divus mēnešus iepriekš:** lielas un smagas dāvanas pa jūru, piemēram, velosipēds, leļļu māja vai sega. Tagad to pārvadājums ir vislētākais.",
      "**Sešas nedēļas iepriekš:** pieprasiet aprēķinus. Vēl ir laiks jautājumam, atbildei un pārdomām.",
      "**Mēnesi iepriekš:** pēdējie pasūtījumi ārzemju veikalos uz savu adresi, lai visi sūtījumi paspētu doties ceļā kopā.",
      "**Divas nedēļas iepriekš:** tikai mūsu veikala preces, pa gaisu, uz saņemšanas punktu, kuram tāpat ejat garām.",
    ),
    h2("Izmēri, gaume un otrā doma"),
    p(
      "Dāvanu atver vēlāk, nekā piegādā, un atgriežot tas ir svarīgi. Lai atteiktos no pirkuma mūsu veikalā, jums ir {withdrawalDays} pēc preces **saņemšanas**, nevis pēc izsaiņošanas. Džemperi, kas pienāca decembra pirmajā pirmdienā, 25. decembrī vairs nevar atgriezt. Tāpēc apģērbu pasūtiet mazliet vēlāk vai ņemiet to, kas der visiem: šalli, lampu, labas austiņas.",
    ),
    p(
      "Ja pērkat kādam, kura izmēru nezināt, paskatieties uz bieži valkāta apģērba etiķeti un salīdziniet ar izmēru tabulu preces lapā.",
    ),
    h2("Kad ir par vēlu"),
    p("Gadās. Trīs idejas, kurām lidmašīna nav vajadzīga:"),
    list(
      "Meklējiet preces, kas paspēs: katras preces lapā pirms pirkuma redzami divi datumi.",
      "Iesaiņojiet dāvanas attēlu un pasniedziet to tagad. Otrajai lapai derēs izsekošanas saite: tā rāda, kur ir sūtījums, bet nerāda ne jūsu adresi, ne cenu.",
      "Sakiet taisnību. “Tā brauc ar kuģi pie Azoru salām” ir labāks stāsts nekā zeķes.",
    ),
    quote("Labākais datums dāvanai no tālienes ir mēnesi pirms svētkiem. Otrs labākais ir šodien."),
    button("Atrast dāvanu", "/marketplace"),
  ],
};
