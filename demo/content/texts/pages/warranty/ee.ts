import { h2, info, numbered, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "garantii",
  title: "Garantii",
  description: "Mida katab seadusest tulenev garantii, kuidas seda kasutada ja mis kehtib teiste poodide kaubale.",
  blocks: [
    p(
      "Kui see, mille ostsite poest {brand}, ei ole selline, nagu peab, on selle kordategemine meie ülesanne. Tootjaga te vaidlema ei pea ja see ei maksa teile midagi.",
    ),
    h2("Seadusest tulenev garantii"),
    p(
      "Seadusest tulenev garantii **kehtib {warrantyYears} alates tarnest**. See kehtib kõigele, mida müüme, nii uutele kui ka allahinnatud toodetele. See katab puudused, mis olid olemas juba kättesaamisel, isegi kui need ilmnevad hiljem.",
    ),
    p(
      "See ei kata tavalist kulumist, kukkumise või juhendi vastaselt veega tekitatud kahju ega seda, mida on avatud ja muudetud.",
    ),
    h2("Mida võite nõuda"),
    numbered(
      "**Parandamist või asendamist**, tasuta ja mõistliku aja jooksul. Valite teie, kui see on võimalik ega ole ebaproportsionaalne.",
      "**Madalamat hinda või raha tagasi**, kui parandamine või asendamine pole võimalik, võtab liiga kaua või ei õnnestunud.",
    ),
    p("Tee meie juurde ja tagasi maksame meie."),
    h2("Kuidas seda teha"),
    steps(
      [
        "Kirjutage meile",
        "[Pretensioonide lehel](/claims), lisage tellimuse number. Kirjeldage paari lausega, mis on valesti, ja lisage fotod, kui neist on abi.",
      ],
      [
        "Oodake vastust",
        "Vastame {complaintDays} jooksul, tavaliselt palju varem, ja ütleme, kas ja kuidas kaup saata.",
      ],
      ["Saate tagasi", "Parandatud või uue toote või raha samal viisil, nagu maksite."],
    ),
    info("Hoidke alles arve või lihtsalt oma konto: kõik tellimused jäävad sinna."),
    h2("Tootja garantii"),
    p(
      "Mõni tootja annab oma garantii. See kehtib lisaks ega asenda kunagi teie õigusi meie vastu. Selle tingimused on karbis või tootja lehel.",
    ),
    h2("Edastatud ja teie eest ostetud kaup"),
    p(
      "Kui ostsite teisest poest ja meie ainult edastasime paki, annab garantii see pood. Teel tekkinud kahju kohta saate pretensiooni esitada meile.",
    ),
    h2("Kui me ei jõua kokkuleppele"),
    p(
      "Kirjutage aadressile {supportMail}. Kui kokkulepet siiski ei tule, võite pöörduda tarbijakaitse poole: {consumerBody}.",
    ),
  ],
};
