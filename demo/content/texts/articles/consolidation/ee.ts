import { button, h2, list, p, quote, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kolm-pakki-uks-kast",
  title: "Kolm pakki, üks kast: millal tasub ühendada",
  description:
    "Pakkide ühendamine teeb veo odavamaks, kuid mitte alati tollimaksu. Kuidas see käib, mis maksab ja millal loobuda.",
  blocks: [
    list(
      "**Üks kast, üks vedu:** alghind makstakse üks kord",
      "**Ühendamine maksab {joinFee}** iga paki eest pärast esimest",
      "**Sarnane sarnasega:** üht kauba liiki loetakse üks kord",
    ),
    p(
      "Ostsite nädala jooksul kolmest poest ja meie laos ootab teid kolm pakki. Võite saata igaühe eraldi või lasta need ühte kasti pakkida. Tavaliselt on üks kast odavam. Kuid mitte alati, ja tasub teada, miks.",
    ),
    h2("Mis muutub odavamaks"),
    p(
      "**Vedu.** Igal saatmisel on alghind ja lennukiga saates ümardatakse kaal üles {airStep} kaupa. Kolme kasti puhul maksate mõlema eest kolm korda, ühe puhul ühe korra. Kaalud ja mahud liidetakse enne ümardamist, nii et ühendatud kast ei lähe kunagi arvesse raskemana kui eraldi kastid.",
    ),
    p("**Tarne.** Kuller toob kolme kasti asemel ühe ja pakiautomaadi juures käite ühe korra."),
    p(
      "**Tollimaks, kui kaup on sarnane.** Kahes pakis on puuvillased T-särgid? Ühes tellimuses on need üks kauba liik ja {dutyPerCode} maksate ainult ühe korra.",
    ),
    p(
      "**Pakend.** Poodidele meeldivad suured karbid, milles on palju õhku. Soovi korral võtame poodide karbid ära ja paneme asjad tihedalt kokku. See, mille eest maksti suuruse järgi, läheb siis sageli arvesse kaalu järgi.",
    ),
    h2("Mis see maksab"),
    p(
      "Ühendamine maksab {joinFee} iga paki eest pärast esimest. Mullikile ja teine sein õrnade asjade jaoks maksavad {wrapFee}. See on kõik; mõlemat rida näete enne maksmist.",
    ),
    h2("Millele tähelepanu pöörata"),
    list(
      "**Piir {dutyLimit}.** Kõigi tellimuses olevate pakkide väärtused liidetakse. Kui kokku tuleb üle {dutyLimit}, kehtib kindla summa ({dutyPerCode} liigi kohta) asemel tavaline tariif. Telefonide ja sülearvutite puhul võib see olla hea uudis, jalatsite puhul harva.",
      "**Kõige aeglasem kaaslane.** Kui ühes pakis on midagi, mis ei tohi lennata, läheb kogu kast laevaga. Parfüüm saatke eraldi.",
      "**Ootamine.** Esimene pakk ootab viimast. Tasuta hoiame {freeStorageDays}; pärast seda maksab iga alustatud päev {storagePerDay} ja te tasute selle siis, kui pakk teele läheb.",
      "**Kinkekarp.** Äravõetud poekarpe enam tagasi panna ei saa. Kui karp on osa kingitusest, jätke see alles.",
      "**Üks ladu.** Koos saab saata ainult ühe lao pakke, kuni {mostParcels}.",
    ),
    h2("Kuidas seda teha"),
    steps(
      ["Oodake, kuni kõik on kohal", "Lehel „Pakid“ näete iga paki fotot, kaalu, mõõte ja allesjäänud tasuta päevi."],
      [
        "Deklareerige sisu",
        "Märkige, mis on sees, mitu tükki ja kui palju te maksite. Seda saate teha juba siis, kui pakk on alles teel meie juurde.",
      ],
      [
        "Valige ja saatke koos",
        "Märkige pakid ja vajutage „Saada koos“. Valige lennuk või laev, tarne ja pakkimisviis.",
      ],
      [
        "Näete hinda enne maksmist",
        "See on kõrgeim hind, mida võite maksta. Pärast pakkimist kaalume ja mõõdame uue kasti; kui tuleb vähem, läheb vahe teie saldole. Kui rohkem, on see meie mure.",
      ],
    ),
    p(
      "Kõiki pakke võtma ei pea. Need, mida te ei märkinud, jäävad hoiule koos oma tasuta päevadega ja saate need saata hiljem koos järgmistega.",
    ),
    h2("Hind on ülempiir"),
    p(
      "Viimase punkti juures tasub peatuda, sest mujal on sageli vastupidi. Enne pakkimist ei tea keegi, kui suur ühine kast tuleb. Seepärast arvestame pakke nii, nagu need saabusid, ja selle summaga te nõustute. Pakitud kasti vedu saab seda ainult vähendada ja koos sellega väheneb ka impordi käibemaks.",
    ),
    quote("Te nõustute kõrgeima hinnaga. Mida väiksem kast säästab, jääb teile."),
    p(
      "Soovite täpset hinda enne maksmist? Valige proovipakkimine hinnaga {rehearsalFee}. Pakime kõigepealt ja ütleme täpse summa, maksate pärast. Kui otsustate siis mitte saata, tasute ainult proovipakkimise eest.",
    ),
    h2("Lihtne rusikareegel"),
    p(
      "Ühendage, kui kaup on sarnane, millegagi pole kiire ja kokku jääb väärtus alla {dutyLimit}. Saatke eraldi, kui midagi on kiiresti vaja, midagi ei tohi lennata või kui koos ületaksite piiri. Kui kahtlete, sisestage kastid kalkulaatorisse kaks korda: koos ja ükshaaval. See võtab kaks minutit ja kontot pole vaja.",
    ),
    button("Minu pakkide juurde", "/parcels"),
  ],
};
