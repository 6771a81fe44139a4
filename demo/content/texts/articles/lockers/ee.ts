import { button, h2, list, p, quote, steps, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "koik-pakiautomaatidest",
  title: "Pakiautomaadid: milline kapp sobib ja kuidas koht valida",
  description:
    "Pakiautomaat kodu, töö või spordiklubi juures. Kuidas seda leida, mis sinna mahub ja mida teha, kui ei mahu.",
  blocks: [
    list(
      "**Vedaja ja punkti valite teie,** igaühel on oma hind",
      "**Iga vedaja viib vähemalt {pickupMaxKg};** pikad kastid koju",
      "**Kood tuleb telefonile või e-postile:** kontrollige numbrit enne maksmist",
    ),
    p(
      "Pika tee viimane lõik on sageli kõige tüütum. Pakk on nädalaga üle ookeani lennanud ja siis helistab kuller, kui olete tööl. Pakiautomaat lahendab selle: pakk ootab teid, mitte teie pakki.",
    ),
    h2("Kelle omad need on"),
    p(
      "Töötame mitme vedajaga ja valite teie: {pickupCarriers}. Igaühel on oma võrk ja oma hind, mida näete enne tellimist. Mõnel pool on need automaadid, teisal lett poes või postkontoris. Nimetame neid kõiki **pakipunktideks**, sest teie jaoks käib kõik ühtemoodi: lähete kohale, näitate või sisestate koodi ja võtate paki.",
    ),
    h2("Kuidas oma punkt leida"),
    p("Tarnet valides valige vedaja ja seejärel punkt. Selleni jõuab kolmel viisil:"),
    list(
      "**Otsing.** Kirjutage linn, tänav või sihtnumber. Piisab sõna osast ja täpitähtede täppe ei pea panema.",
      "**Minu lähedal.** Kui lubate brauseril öelda, kus te olete, tulevad lähimad punktid esimesena koos kaugusega.",
      "**Kaart.** Sellel näete ümbruskonna punkte; vajutage sobivale.",
    ),
    p(
      "Iga punkti juures on aadress, lahtiolekuaeg ja automaatidel ka kappide suurused. Poes asuv punkt suletakse koos poega. Välisseinas olev automaat töötab ööpäev läbi.",
    ),
    h2("Milline kapp sobib"),
    p("Pakiautomaatides on mitme suurusega kappe, tavaliselt S kuni XL. Umbes nii:"),
    table(
      ["Suurus", "Mis mahub", "Näiteks"],
      ["S", "Lame pakike", "T-särk, telefoniümbris, raamat"],
      ["M", "Kingakarp", "Paar jalatseid, kõrvaklapid, kosmeetika"],
      ["L", "Väike kohver", "Mantel, kaks paari saapaid, kohvimasin"],
      ["XL", "Suur kast", "Mitu ühendatud pakki, tekk"],
    ),
    p(
      "Täpsed mõõdud ja suurim kaal sõltuvad vedajast. Iga vedaja meie nimekirjas viib pakipunkti vähemalt {pickupMaxKg}. Kui pakk on vedaja jaoks liiga raske, me teda lihtsalt ei paku.",
    ),
    warning(
      "Pakk on pikk, näiteks õngeritv, vaip või kitarr? Siis valige tarne ukseni. Pikk kast ei mahu ühtegi automaati, kaalugu see palju tahes.",
    ),
    h2("Mis juhtub, kui pakk on kohal"),
    steps(
      ["Anname teada", "Niipea kui pakk on punktis, saadame e-kirja ja see on näha ka tellimuses."],
      [
        "Vedaja saadab koodi",
        "Sõnumiga või e-postiga, tellimuses märgitud telefonile ja aadressile. Seepärast kontrollige enne maksmist telefoninumbrit: ilma selleta koodi ei tule.",
      ],
      ["Võtate paki välja", "Skannige või sisestage kood ja uks avaneb. Letis öelge või näidake koodi."],
    ),
    p(
      "Kui kaua pakk ootab, otsustab vedaja; viimane päev on tema sõnumis kirjas. Kui olete just siis ära, kirjutage kohe vedajale: sageli saab pakki veidi kauem hoida. Mida keegi välja ei võta, tuleb meile tagasi ja aega kaotavad kõik.",
    ),
    p(
      "Aga kui automaat on sel päeval täis? Siis otsustab vedaja: pakk ootab vaba kappi või läheb lähedal asuvasse punkti. Seepärast lugege enne minekut sõnumis olevat aadressi, eriti enne pühi. Ja kui uks avaneb, aga sees olev pakk ei ole teie oma, sulgege uks ja helistage automaadil olevale vedaja numbrile: teie oma on arvatavasti kõrvalkapis.",
    ),
    h2("Kui kaua see võtab"),
    p(
      "Alates hetkest, mil pakk on teie riigis, kulub vedajal punktini tavaliselt {pickupDays}. Need päevad on saabumiskuupäevades, mida veo juures näitame, juba arvestatud, nii et juurde liita neid ei ole vaja.",
    ),
    h2("Automaat või uks?"),
    p(
      "Valige pakiautomaat, kui olete päeval harva kodus, ei taha oodata või kui teil on kahekümne naabriga ühine välisuks. Tavaliselt on see ka odavam. Valige uks, kui pakk on raske või pikk, kodus on väikesed lapsed või lähim punkt on kaugel.",
    ),
    quote("Parim pakipunkt ei ole kodule lähim. Parim on see, millest te nagunii möödute."),
    p(
      "Valik ei ole igaveseks. Järgmise tellimuse jaoks võite võtta teise punkti, aadress kontol jääb samaks. Kui aga saadate edasi mitu pakki, laske need ühendada: üks kast, üks kood, üks käik.",
    ),
    button("Vaata, mis tarne maksab", "/calculate"),
  ],
};
