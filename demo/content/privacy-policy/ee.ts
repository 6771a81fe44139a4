import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const estonianPolicy = (facts: LegalFacts): DemoPage => ({
  title: "Privaatsuspoliitika",
  description: `Mida ${facts.shop} teie kohta hoiab, miks ja kui kaua ning mida otsustate teie.`,
  blocks: [
    p(
      `Teie andmete eest poes ${facts.shop} vastutab ${facts.legalName}, ${facts.legalAddress}. Hoiame seda, mida on vaja teie teenindamiseks, ega müü seda kunagi.`,
    ),
    h2("Mida hoiame ja miks"),
    list(
      "Konto: nimi, e-post, telefon, aadressid ja parool kujul, mida keegi lugeda ei saa. Nendega logite sisse ja tellite.",
      "Tellimused: mida ostsite, kuhu see läks, ja arved. Neid on vaja tarneks, garantiiks ja raamatupidamiseks.",
      "Maksed: summa, aeg, makseviis ja makseteenuse pakkuja viitenumber. Teie kaardi number meieni ei jõua.",
      "Pakkumised e-postiga: teie aadress ja millal nõustusite. Ainult teie nõusolekul; igas sellises kirjas on loobumise link.",
      "Sisselogimised: aeg, seade ja võrguaadress, et keegi teine ei saaks teie kontot märkamatult kasutada.",
    ),
    h2("Küpsised"),
    p(
      "Vajalikud küpsised jätavad meelde ostukorvi, keele, valuuta, sisselogimise ja teie valiku küpsiste kohta. Statistika ja turundus töötavad ainult teie loal. Seda saate igal ajal muuta iga lehe allservas, valides „Küpsiste seaded“.",
    ),
    h2("Kui kaua"),
    list(
      "Konto: kuni te selle kustutate.",
      "Tellimused, arved ja maksed: nii kaua, kui nõuavad raamatupidamise seadused, kuid mitte üle 10 aasta.",
      "Ost, millest ei saanud tellimust: 30 päeva.",
      "Teile saadetud kirjad: 90 päeva.",
      "See, mida kirjutate kontaktivormis: 24 kuud.",
      "Sisselogimised: kuni 90 päeva.",
      "Nõusolek pakkumisteks: kuni te selle tagasi võtate.",
    ),
    h2("Kes veel andmeid saab"),
    list(
      "Vedajad: nime, aadressi, telefoni ja e-posti, et pakk teieni jõuaks.",
      "Makseteenuse pakkujad: summa ja selle, mida on vaja raha vastuvõtmiseks või tagastamiseks.",
      "Ametiasutused, näiteks toll: ainult seda, mida nõuab seadus.",
      "Statistika- ja turunduspartnerid: ainult siis, kui olete need küpsised lubanud.",
    ),
    h2("Teie õigused"),
    p(
      "Lehel „Konto andmed“ saate alla laadida kõik, mida teie kohta hoiame, andmeid parandada ja konto kustutada. See, mida seadus kohustab hoidma, jääb alles, võimaluse korral ilma nimeta.",
    ),
    p(
      "Samuti võite andmete kasutamisele vastu vaielda või paluda seda piirata ning iga nõusoleku tagasi võtta. Kui kontot ei ole, kirjutage meile.",
    ),
    h2("Kontakt"),
    p(
      `Kirjutage aadressile ${facts.email}. Vastame kuu aja jooksul. Kui vastus teid ei rahulda, võite pöörduda andmekaitseasutuse poole: ${facts.dataProtectionBody}.`,
    ),
  ],
});
