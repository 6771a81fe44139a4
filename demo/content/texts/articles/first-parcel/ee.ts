import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "esimene-pakk",
  title: "Teie esimene pakk: aadressist ukseni",
  description:
    "Kaheksa sammu ja mitte ükski pole raske. Mida aadressireale kirjutada, mida deklareerida ja mille eest maksate.",
  blocks: [
    list(
      "**Aadress välismaal on ainult teie oma:** Suite number peab olema igal sildil",
      "**Tasuta hoiame {freeStorageDays},** nii saavad pakid koos teele minna",
      "**Nõustute kõrgeima hinnaga:** mida väiksem kast säästab, jääb teile",
    ),
    p(
      "Sõna „edasisaatmine“ kõlab, nagu oleks see mõeldud maaletoojatele. Tegelikult on see aadress. Saate selle välismaal, ostate nii, nagu elaksite seal, ja meie toome koju selle, mis saabub. Kui te pole seda veel proovinud, pühendage sellele lehele kümme minutit. Teisel korral pole seda enam vaja.",
    ),
    h2("Enne alustamist"),
    p(
      "Vajate kontot ja kinnitatud e-posti aadressi. Registreerimine võtab minuti ja kaarti pole vaja. Avage meie kirjas olev link ja minge lehele [Pakid](/parcels): seal on teie aadressid, igas laos üks.",
    ),
    p(
      "Igas aadressis on rida, mis kuulub ainult teile: **Suite number**, kaks tähte ja viis numbrit. Kõigis ladudes on see sama. Selle järgi teame, et kast on teie oma, seega peab see olema igal sildil.",
    ),
    h2("Kaheksa sammu"),
    steps(
      [
        "Kontrollige, mida tohib saata",
        "Kõike ei tohi vedada ja mõnda asja ainult laevaga. Kalkulaator ütleb seda minutiga ja näitab ka, mis see umbes ukseni maksab.",
      ],
      ["Valige ladu", "Võtke see, mis on poe riigis. Riigisisene tarne on odavam ja sageli tasuta."],
      [
        "Ostke oma aadressiga",
        "Kopeerige see poe vormi rida-realt. Nimi nagu kontol, Suite number aadressi teisel real, ja kui küsitakse kohalikku telefoni, siis meie number.",
      ],
      [
        "Teatage pakist",
        "Kui pood saadab jälgimisnumbri, sisestage see lehel „Teata pakist“ ja märkige pood. Siis tunneme kasti saabudes ära.",
      ],
      [
        "Deklareerige sisu",
        "Mis on sees, mitu tükki, kui palju maksite, kus on tehtud. Seda saate teha ka siis, kui pakk on alles teel. Kirjutage ladina tähtedega ja vähemalt kaks sõna: „running shoes“, mitte „gift“.",
      ],
      [
        "Oodake meie kirja",
        "Kaalume, mõõdame ja pildistame kasti ning kõik on teie kontol näha. Tasuta hoiame {freeStorageDays}.",
      ],
      [
        "Saatke edasi",
        "Valige üks või mitu pakki, lennuk või laev, kuller ja pakkimisviis. Näete kogu hinda rida-realt ja maksate.",
      ],
      ["Jälgige teed koju", "Jälgimislehel, kuni pakk on ukse taga või pakipunktis."],
    ),
    h2("Mille eest maksate"),
    table(
      ["Rida", "Millal see on"],
      ["Vedu", "Alati: kaalu või suuruse järgi, kumb on suurem"],
      ["Tarne", "Alati: kuller teie riigis"],
      ["Tollimaks ja impordi käibemaks", "Tolli reeglite järgi; näha enne maksmist"],
      ["Ühendamine", "{joinFee} iga järgmise kastis oleva paki eest"],
      ["Õrnade asjade mähkimine", "{wrapFee}, kui soovite"],
      [
        "Kindlustus",
        "{insurancePercent} väärtusest, vähemalt {insuranceMinimum}, kui soovite; kuni {insuranceIncluded} eest vastutame nagunii",
      ],
      ["Hoiustamine", "{storagePerDay} iga alustatud päeva eest pärast tasuta päevi"],
    ),
    p("Summa, millega nõustute, on suurim. Kui pakitud kast on väiksem, läheb vahe teie saldole."),
    info("Kauba eest te meile ei maksa: selle eest maksite poele. Ja ukse peal ei küsi keegi raha."),
    h2("Vead, mida kõik teevad ühe korra"),
    list(
      "**Suite number puudub.** Poe vormis oli ainult üks rida ja te jätsite selle ära. Kirjutage see tänava või nime järele: ükskõik kus on parem kui mitte kuskil.",
      "**Võõras nimi.** Teise nimega pakki hoiame kinni, kuni selgitate. Tellige oma nimele.",
      "**Arve on kadunud.** Mõnikord on seda vaja meil või tollil. Hoidke iga tellimuse kinnitus alles.",
      "**Deklaratsioon ootab.** Deklareerimata pakk ei saa teele minna. See ainult kulutab tasuta päevi.",
      "**Väärtus on „ümardatud“.** Kirjutage, kui palju te maksite, sendi täpsusega. Liiga väikese summa eest võib trahvida, liiga suure eest maksate liigset maksu.",
    ),
    h2("Kui midagi läheb teisiti"),
    p(
      "Pood ütleb „kohale toimetatud“, aga pakki pole? Järelikult ei olnud sildil loetavat Suite numbrit. Pakkide lehel saate otsida jälgimisnumbri järgi ja selle järgi, mida teab ainult ostja.",
    ),
    p(
      "Midagi on katki? Pildistame ja küsime kõigepealt teilt. Mõtlesite ümber? Kuni pakk on meie juures, saab selle poodi tagasi saata. Tasusite edasisaatmise tellimuse ja tahate selle peatada? Kuni me pole pakkima hakanud, saate selle tühistada ja makstu tagasi.",
    ),
    p("Tasumata tellimus ootab {unpaidRequestDays}; pärast seda on pakid lihtsalt jälle vabad."),
    h2("Hea esimene pakk"),
    p(
      "Ärge alustage pulmakleidist. Alustage millestki väikesest, kasulikust ja mitte kiirest: raamatust, tuttavas suuruses jalatsitest, mänguasjast. Paari nädalaga saate kogu tee selgeks ja järgmisel korral teate, mida iga nupp teeb.",
    ),
    quote("Esimene pakk on harjutus. Teine on ostlemine."),
    button("Saa oma aadress", "/parcels"),
  ],
};
