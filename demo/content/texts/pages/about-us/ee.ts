import { h2, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "meist",
  title: "{brand}: kes me oleme",
  description: "Kes me oleme, mida teeme ja mida võite meilt oodata: üks hind ukseni ja inimesed, kes vastavad.",
  blocks: [
    p("Parimaid asju ei müüda alati nurga peal. {brand} toob need koju ja hinda ukseni teate enne maksmist."),
    h2("Mida me teeme"),
    list(
      "**Müüme.** Tooted meie oma laost ja iga toote lehel hind ukseni: käibemaks, tollimaks, vedu ja tarne on arvutatud enne tellimist.",
      "**Ostame teie eest.** Saadate lingi, arvutame kogu hinna ukseni ja otsustate teie.",
      "**Edastame.** Saate aadressi teistes riikides, ostate nii, nagu elaksite seal, ning meie pakime, vormistame ja toome selle, mis saabub.",
    ),
    h2("Mida me hoiame"),
    steps(
      ["Üks hind ukseni", "Iga rida näete enne maksmist. Kui pakk saabub, ei küsi keegi raha."],
      [
        "Kõrgeim hind, mitte madalaim",
        "Summa, millega edasisaatmisel nõustute, on suurim, mida maksate. Kui pakitud kast on väiksem, läheb vahe saldole.",
      ],
      ["Fotod lubaduste asemel", "Iga saabunud paki kaalume, mõõdame ja pildistame ning teie näete sama, mida meie."],
      ["Tee tagasi", "Ostust saate taganeda {withdrawalDays} jooksul ja keegi ei küsi, miks."],
      [
        "Lihtsad sõnad",
        "Kirjutame nii, nagu teiega räägiksime, teie keeles. Kui mõni lause on ebaselge, öelge ja me parandame selle.",
      ],
    ),
    h2("Kes me oleme"),
    p(
      "Nime {brand} taga on {legalName}, {legalAddress}. Oleme ostjad, pakkijad, tolliasjatundjad ja programmeerijad ning peaaegu igaüks meist on kunagi oodanud pakki, mis ei tulnud. Seepärast keerleb siin kõik ühe küsimuse ümber: mida ma tahaksin praegu teada?",
    ),
    h2("Kuidas meid kätte saada"),
    p(
      "Siin vastavad inimesed, teie keeles. [Kirjutage meile](/contacts) või saatke kiri aadressile {supportMail}. Paljud vastused on juba [korduma kippuvate küsimuste](/faq) seas.",
    ),
  ],
};
