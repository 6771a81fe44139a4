import { h2, info, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "delivery",
  title: "Tarne",
  description: "Kuidas teie tellimus teieni jõuab, kui kaua see kestab, mis maksab ja kuidas seda jälgida.",
  blocks: [
    p(
      "Kõik, mida te „{brand}“ poest tellite, läbib kaks teekonda: üle piiri ja seejärel teie riigis teieni. Mõlema hinda ja kestust näete enne maksmist.",
    ),
    h2("Kui kaua see kestab"),
    list(
      "**Lennukiga:** {airDays}. Sellele, mida on kiiresti vaja, ja kergetele asjadele.",
      "**Laevaga:** {seaDays}. Sellele, mis on raske või suur ja võib oodata.",
      "**Pakipunkti:** {pickupDays} sellest ajast kulub viimasele teekonnale teie riigis. Vedajad: {pickupCarriers}.",
    ),
    p(
      "Veohinna juures olevad kuupäevad kehtivad teie ostukorvile ja sisaldavad viimast teekonda. Tellimuses näete neid, kuni pakk jõuab kohale.",
    ),
    h2("Mis see maksab"),
    p(
      "Veohind sõltub kaalust ja suurusest, tarnehind valitud vedajast. Mõlemat näete ostukorvis ja tellimust vormistades koos tollimaksu ja impordi käibemaksuga: maksate täpselt nii palju, kui näete.",
    ),
    info(
      "Ukse peal ei küsi „{brand}“ midagi. Kui keegi teeb seda meie nimel, ärge makske ja [kirjutage meile](/contacts).",
    ),
    h2("Ukseni või pakipunkti"),
    list(
      "**Ukseni:** kuller tuleb tööpäeval ja helistab või kirjutab enne.",
      "**Pakipunkti:** koodi saate sõnumi või e-kirjaga. Iga vedaja võtab seal vastu vähemalt {pickupMaxKg}.",
    ),
    h2("Kuidas jälgida"),
    steps(
      ["Te maksate", "Sellest alates näete kõiki samme lehel [Minu tellimused](/my-orders)."],
      ["Me saadame", "Saate e-kirja numbriga. Kus pakk parajasti on, näitab [jälgimisleht](/tracking)."],
      [
        "See jõuab kohale",
        "Vaadake karp enne allkirjastamist üle. Kui see on kahjustatud, tehke pildid ja esitage [kaebus](/claim-form).",
      ],
    ),
    h2("Kui midagi ei lähe plaanipäraselt"),
    p(
      "Hilinenud, kadunud või kahjustatud pakk on meie mure, mitte teie oma. Esitage [kaebus](/claim-form) või, kui te pole kindel, [kirjutage meile](/contacts).",
    ),
  ],
};
