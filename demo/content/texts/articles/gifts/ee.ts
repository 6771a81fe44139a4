import { button, h2, list, numbered, p, quote, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kingitused-24-detsembriks",
  title: "Kingitused 24. detsembriks: viimased kindlad päevad",
  description: "Lennukiga {giftAirBy}, laevaga {giftSeaBy}. Mida millal tellida ja kuus võimalust pakki aidata.",
  blocks: [
    list(
      "**Lennukiga {giftAirBy}:** meie poe tasutud tellimus",
      "**Laevaga {giftSeaBy};** lõhnaõlid ja aerosoolid ainult nii",
      "**Pakipunkt on alati „kodus“,** ka detsembris",
    ),
    p(
      "Igal detsembril sama küsimus: kas jõuab? Ilma ja tollijärjekorda me lubada ei saa. Küll aga saame 24. detsembrist tagasi lugeda, lisada mõne päeva tuisu jaoks ja öelda, mis ajani on kindel tellida.",
    ),
    h2("Tabel"),
    table(
      ["Kuidas ostate", "Lennukiga", "Laevaga"],
      ["Meie poest: tellimus on tasutud", "{giftAirBy}", "{giftSeaBy}"],
      ["Edastamine: tellimus on tasutud", "{giftForwardAirBy}", "{giftForwardSeaBy}"],
      ["„Ostke minu eest“: hinnapakkumine on tasutud", "{giftBuyAirBy}", "{giftBuySeaBy}"],
    ),
    p(
      "Esimeses reas arvestame kõige pikemat tavalist teed – lennukiga {airDays}, laevaga {seaDays} – ja jätame mõne päeva varuks. Teises lisame aja pakkimiseks, kolmandas ka tee poest meie lattu. Pärast neid päevi võib pakk ikka veel õigeks ajaks jõuda. Lastele me seda aga ei lubaks.",
    ),
    h2("Kell hakkab käima hiljem, kui arvate"),
    p("Ei loe see päev, mil kingituse leidsite, vaid see, mil kõik on **tasutud ja täidetud**."),
    list(
      "Edastamise puhul peab pakk kõigepealt meie lattu jõudma. Poe enda tarne, sageli terve nädal, jääb meie kuupäevade ette.",
      "Deklareerimata pakk ei liigu paigast. Deklareerige see kohe pärast ostu: seda saab teha juba siis, kui pakk on alles teel meie juurde.",
      "Hinnapakkumise teeb inimene. Tavaliselt anname hinna tööpäeviti 24 tunniga; kui vastate küsimusele reede asemel esmaspäeval, läheb nädalavahetus kaduma.",
      "Makske kohe. Tasumata tellimus ootab kuni {unpaidOrderHours} ja neist tundidest jääb lõpus puudu.",
    ),
    h2("Kuus võimalust pakki aidata"),
    numbered(
      "**Valige pakipunkt.** Detsembris helistavad kullerid paljude uste kella, mille taga pole kedagi kodus. Pakiautomaat on alati kodus, ja kui teie oma on võõraid kingitusi täis, võite valida teise.",
      "**Kontrollige telefoninumbrit.** Ilma selleta ei tule automaadi koodi.",
      "**Ärge oodake viimast pakki.** Kui kolm neljast on juba kohal, saatke kolm nüüd ja üks hiljem. Säästetud veoraha 25. detsembril enam ei rõõmusta.",
      "**Jätke poe karp alles.** See on osa kingitusest. Ilma karbita on maht väiksem, aga tagasi seda panna ei saa.",
      "**Saatke parfüüm varem.** Parfüüm, küünelakk ja aerosoolid lennata ei tohi, seega kehtib neile parempoolse veeru kuupäev.",
      "**Kirjeldage kingitust, mitte puhku.** Sõna „gift“ deklaratsioonis ei ütle tollile midagi. „Wooden toy train“ on pakk, mis läheb läbi.",
    ),
    warning(
      "Viimasel kahel nädalal on kõik aeglasem: poed, lennujaamad, toll ja kullerid. Kui kingitus on teile tähtis, tellige nädal enne tabeli kuupäevi.",
    ),
    h2("Väike kalender"),
    list(
      "**Kaks kuud varem:** suured ja rasked kingitused laevaga, näiteks jalgratas, nukumaja või tekk. Praegu on nende vedu kõige odavam.",
      "**Kuus nädalat varem:** küsige hinnapakkumisi. Küsimuse, vastuse ja järelemõtlemise jaoks on veel aega.",
      "**Kuu aega varem:** viimased tellimused välismaa poodidest oma aadressile, et kõik pakid jõuaksid koos teele.",
      "**Kaks nädalat varem:** ainult meie poe tooted, lennukiga, pakipunkti, millest te nagunii möödute.",
    ),
    h2("Suurused, maitse ja ümbermõtlemine"),
    p(
      "Kingitus avatakse hiljem, kui see kätte saadakse, ja tagastamisel on see oluline. Meie poe ostust saate taganeda {withdrawalDays} jooksul pärast kauba **kättesaamist**, mitte lahtipakkimist. Kampsunit, mis jõudis kohale detsembri esimesel esmaspäeval, 25. detsembril enam tagastada ei saa. Seepärast tellige riided veidi hiljem või valige midagi, mis sobib kõigile: sall, lamp, head kõrvaklapid.",
    ),
    p(
      "Kui ostate inimesele, kelle suurust te ei tea, vaadake sageli kantava riide silti ja võrrelge seda suurustabeliga toote lehel.",
    ),
    h2("Kui on juba hilja"),
    p("Seda juhtub. Kolm mõtet, milleks lennukit vaja ei ole:"),
    list(
      "Otsige tooteid, mis jõuavad õigeks ajaks: iga toote lehel on enne ostmist näha kaks kuupäeva.",
      "Pakkige sisse kingituse pilt ja andke see nüüd üle. Teiseks leheks sobib jälgimislink: see näitab, kus pakk on, aga mitte teie aadressi ega hinda.",
      "Rääkige tõtt. „See sõidab laevaga Assooride lähedal“ on parem lugu kui sokid.",
    ),
    quote("Parim kuupäev kaugelt tuleva kingituse jaoks on kuu aega enne pühi. Paremuselt teine on täna."),
    button("Leia kingitus", "/marketplace"),
  ],
};
