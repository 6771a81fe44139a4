import { button, h2, list, p, quote } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "paev-delaware-i-laos",
  title: "Üks päev Delaware’i laos",
  description: "Mis juhtub teie pakiga poe kaubikust lennukini: kaal, kaamera, hoiustamine, pakkimislaud.",
  blocks: [
    list(
      "**Kaalutud, mõõdetud, pildistatud:** näete iga pakki oma kontol",
      "**Tasuta hoiame {freeStorageDays}** ja tuletame lõppu meelde",
      "**Pakime kõige väiksemasse kasti:** mis nii säästetakse, jääb teile",
    ),
    p(
      "Enamik meie kliente ei näe kunagi kohta, kus nende pakke hoitakse. Seepärast kutsume teid siia üheks päevaks, esimesest kaubikust viimase teibiribani. Midagi erilist siin ei juhtu. Meile see just meeldib.",
    ),
    h2("Hommik: kaubikud"),
    p(
      "Esimene kaubik tagurdab värava ette, kui kohv pole veel valmis. Sealt tuleb igasuguseid kaste: lamedaid särgiga, kuupe kohvimasinaga, vahel inimesepikkune toru. Igaühel on silt tänava ja linnaga ning kusagil nende vahel see, mis on meile kõige tähtsam: **Suite number**, mis kuulub ainult ühele kliendile.",
    ),
    p(
      "Skanner loeb sildi. Kui pakist oli teatatud, on selle jälgimisnumber teada ja ekraan näitab kohe, kelle oma see on. Kui ei, otsustab Suite number. Raskeks läheb alles siis, kui pole ei üht ega teist.",
    ),
    h2("Tundmatute nurk"),
    p(
      "Nurgas on koht, mis kellelegi ei meeldi: seal ootavad pakid, millel pole loetavat Suite numbrit. Silt sai märjaks, pood jättis rea vahele, keegi kirjutas naabri numbri. Kasti avada ja arvata me ei saa. Nii see ootab.",
    ),
    p(
      "Kui pood ütleb „kohale toimetatud“, aga kontol pole midagi näha, öelge meile jälgimisnumber ja see, mida teab ainult ostja: pood, tellimuse number, sisu. Võrdleme ja kui kõik klapib, ilmub pakk teie kontole. Kõige lihtsam viis seda nurka vältida on [teatada igast pakist](/parcels/announce).",
    ),
    h2("Kaal ja kaamera"),
    p(
      "Iga pakk saab oma kuulsuseminuti. See kaalutakse, mõõdetakse kolm külge ja pildistatakse: väljast, kaalul, koos sildiga. Me ei ava seda, kui just teie või toll seda ei palu. Numbrid ja pildid jõuavad teie kontole ning teile läheb kiri – kohe või kord päevas, nagu olete valinud.",
    ),
    p(
      "Sellest hetkest hoiame pakki tasuta {freeStorageDays}. Tähtaja lõppu tuletame aegsasti meelde, ja mitte ainult ühe korra. Pärast seda maksab iga alustatud päev {storagePerDay}.",
    ),
    h2("Keskpäev: küsimused"),
    p(
      "Mõnda pakki ei saa lihtsalt kohale panna. Kast on katki. Sildil pole kliendi nimi. Sees on midagi, mida ei tohi saata. Sellist pakki hoiame kinni ning kirjutame, mida näeme ja mida saate teha: saata poe arve, lasta pakk poodi tagasi saata või sellest loobuda. Kuni vastate, pakk ootab.",
    ),
    quote("Kinni peetud pakk ei ole karistus. See on küsimus."),
    p(
      "Mõni tahab oma ostu kohta rohkem teada. Tasu {photosFee} eest teeme veel kolm fotot, {checkFee} eest avame kasti, loeme asjad üle ja vaatame, kas kõik on terve.",
    ),
    h2("Pärastlõuna: pakkimislaud"),
    p(
      "See on lao süda. Ekraanil on tasutud edasisaatmise tellimus: neli pakki, üks kast, õrnad asjad mähkida, poodide karbid eemaldada. Pakkija otsib pakid üles, võtab ära, mis on lubatud, keerab asju nii- ja naapidi, kuni need tihedalt istuvad, ning valib väikseima kasti, mis sulgub jõudu kasutamata.",
    ),
    p(
      "Siis uus kast kaalutakse ja mõõdetakse. Kui see maksab vähem, kui kokku lepiti, ja enamasti see nii on, läheb vahe kliendile tagasi enne, kui teip on kinni. Kui rohkem, ei ütle me midagi ja maksame ise.",
    ),
    h2("Paberid"),
    p(
      "Iga kast saab ingliskeelse tolliarve: mis on sees, mitu tükki, mis see väärt on, milline kood, kus valmistatud. See kirjutatakse teie deklaratsiooni järgi ja seepärast oleme nii ranged. „Gift“ ei ole kirjeldus. „Leather belt for men“ on.",
    ),
    p("Jääb veel silt peale kleepida ja kast on teeleminekuks valmis."),
    h2("Õhtu: teele"),
    p(
      "Mis lendab, pannakse ühte konteinerisse, mis läheb laevaga, teise. Need lahkuvad järgmise lennu ja järgmise laevaga, palju kaste ühe numbri all. Sealt edasi jälgite neid [jälgimislehel](/tracking) ning Vilniuses, Riias või Tallinnas näevad inimesed oma pakki liikumas, kui meie tule kustutame.",
    ),
    p("Homme tuleb esimene kaubik jälle enne, kui kohv on valmis."),
    button("Saa oma aadress", "/parcels"),
  ],
};
