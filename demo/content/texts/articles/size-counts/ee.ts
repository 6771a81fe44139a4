import { button, h2, info, list, p, quote, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "miks-suurus-loeb",
  title: "Kuidas me pakki mõõdame ja miks suurus võib maksta rohkem kui kaal",
  description:
    "Padi ei kaalu peaaegu midagi, kuid võtab pool kohvrit. Mida tähendab „mõõdu järgi“ ja kuidas maksta vähem.",
  blocks: [
    list(
      "**Arvesse läheb suurem kahest:** kaal või see, millele mõõdud vastavad",
      "**Lennukiga** saates jagatakse kuupsentimeetrid arvuga {airDivisor}",
      "**Väiksem kast on odavam:** enne pakkimist võime poe kasti ära võtta",
    ),
    p(
      "Padi kaalub 1,2 kg. Lennukiga saates võidakse selle eest arvestada {pillowChargedKg}. See näeb välja nagu viga ja meile kirjutatakse sellest iga nädal. Viga aga ei ole. Lennuk saab täis palju varem, kui muutub liiga raskeks, seega maksab peale kaalu ka ruum. Nii neid kaht võrreldakse.",
    ),
    h2("Reegel ühe lausega"),
    p(
      "Lennukiga saates arvestame kahest arvust suuremat: **kui palju kast kaalub** või **millisele kaalule vastab selle suurus**. Ruumala kuupsentimeetrites jagatakse arvuga {airDivisor}; tulemuseks on kaal kilogrammides, mida nimetatakse mahukaaluks. Suurem arv ümardatakse üles {airStep} kaupa.",
    ),
    h2("Kolm kasti koos arvutusega"),
    table(
      ["Kast", "Mõõdud", "Kaalul", "Mõõdu järgi", "Arvestatakse"],
      ["Padi", "50 × 40 × 20 cm", "1,2 kg", "{pillowVolumeKg}", "{pillowChargedKg}"],
      ["Sama padi kokku rullituna", "40 × 30 × 15 cm", "1,2 kg", "{rolledVolumeKg}", "{rolledChargedKg}"],
      ["Raamatud", "30 × 20 × 15 cm", "6 kg", "{booksVolumeKg}", "{booksChargedKg}"],
    ),
    p(
      "Padja eest makstakse suuruse, raamatute eest kaalu järgi. Kõige huvitavam on teine rida: kastist võeti välja ainult õhk, aga vedu muutus palju odavamaks.",
    ),
    h2("Aga laevaga?"),
    p(
      "Merel loetakse kuupmeeter tonniks, seega otsustab peaaegu alati suurus. Arvesse läheb iga alustatud sajandik kuupmeetrist. Esimese rea padi võtab 0,04 m³. Suuri ja kergeid asju on enamasti parem saata laevaga: ruumi eest maksate ikka, kuid iga liiter maksab palju vähem.",
    ),
    h2("Kuidas me mõõdame"),
    p(
      "Kui pakk saabub, pannakse see kaalule ning mõõdetakse pikkus, laius ja kõrgus nii, nagu kast seisab, koos kõigega, mis välja ulatub. Pildistame seda väljast, kaalul ja koos sildiga. Kõik see on teie kontol paki lehel, nii et näete sama, mida nägime meie.",
    ),
    p(
      "Seal on ka üks oluline rida: **„Tasuline kaal … kg“**. Kui selle juures seisab „mõõdu järgi“, on kast suurem, kui kaal eeldaks. Meie poes on selline rida iga toote lehel, mida see puudutab.",
    ),
    info(
      "Kahtlete meie numbrites? Paluge paki lehel uuesti mõõta. Vale numbri parandame enne, kui olete midagi maksnud.",
    ),
    h2("Viis teed väiksema kastini"),
    list(
      "**Laske poodide karbid ära võtta.** Kingakarp postikarbis ja see omakorda veel ühes: iga kiht on õhk, mille eest maksate. Võtame need ära ja paneme asjad tihedalt kokku. Tagasi neid panna ei saa, nii et kingituse puhul jätke karp alles.",
      "**Ühendage pakid.** Mahud liidetakse enne ümardamist ja pooltühjad kastid täidavad üksteise tühimikke.",
      "**Paluge poelt väikest pakendit.** Paljudes poodides saab tellides märkida, et soovite vähem pakendit.",
      "**Valige see, mis käib kokku.** Sulejope kotikeses, rulli keeratud vaip, osadeks võetud lamp.",
      "**Mõelge laeva peale.** Kui kiiret ei ole, võrrelge mõlemat hinda.",
    ),
    h2("Millega te nõustute"),
    p(
      "Enne edasisaatmise tellimuse tasumist arvutatakse hind kastide järgi, nagu need saabusid. Kui oleme asjad ümber pakkinud, mõõdame uuesti. Kui uus kast on väiksem, muutub vedu odavamaks ja vahe läheb tagasi sinna, kust see tuli. Kui see peaks olema suurem, ei maksa te rohkem, kui olete nõustunud.",
    ),
    quote("Te ei maksa kunagi suurema kasti eest kui see, mida nägite."),
    p(
      "Proovipakkimisega, mis maksab {rehearsalFee}, saab ka vastupidi: kõigepealt pakime, teie näete täpseid numbreid ja alles siis maksate.",
    ),
    h2("Enne ostmist"),
    p(
      "Pakki veel ei ole ja suurust te ei tea? Poed märgivad sageli toote mõõdud ning karp on igas suunas umbes käelaba võrra suurem. Või valige kalkulaatoris tüüpiline ese: see teab, kui suur on tavaliselt jalatsipaar, mantel või sülearvuti. Siis muutke numbreid ja jälgige hinda. Viis sentimeetrit kõrgust on mõnikord rohkem väärt kui pool kilo.",
    ),
    button("Proovi minu kastiga", "/calculate"),
  ],
};
