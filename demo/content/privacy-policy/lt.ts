import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const lithuanianPolicy = (facts: LegalFacts): DemoPage => ({
  title: "Privatumo politika",
  description: `Ką ${facts.shop} apie jus saugo, kodėl ir kiek laiko bei ką sprendžiate jūs.`,
  blocks: [
    p(
      `Už jūsų duomenis parduotuvėje ${facts.shop} atsako ${facts.legalName}, ${facts.legalAddress}. Saugome tai, ko reikia jums aptarnauti, ir niekada to neparduodame.`,
    ),
    h2("Ką saugome ir kodėl"),
    list(
      "Paskyra: vardas, el. paštas, telefonas, adresai ir slaptažodis tokiu pavidalu, kurio niekas neperskaitys. Su jais prisijungiate ir užsakote.",
      "Užsakymai: ką pirkote, kur tai iškeliavo, ir sąskaitos. Jų reikia pristatymui, garantijai ir apskaitai.",
      "Mokėjimai: suma, laikas, mokėjimo būdas ir mokėjimo paslaugos teikėjo numeris. Jūsų kortelės numeris mūsų nepasiekia.",
      "Pasiūlymai el. paštu: jūsų adresas ir kada sutikote. Tik su jūsų sutikimu; kiekviename tokiame laiške yra atsisakymo nuoroda.",
      "Prisijungimai: laikas, įrenginys ir tinklo adresas, kad niekas kitas nepastebėtas nenaudotų jūsų paskyros.",
    ),
    h2("Slapukai"),
    p(
      "Būtinieji slapukai prisimena krepšelį, kalbą, valiutą, prisijungimą ir jūsų pasirinkimą dėl slapukų. Statistika ir rinkodara veikia tik jums leidus. Tai bet kada galite pakeisti kiekvieno puslapio apačioje, paspaudę „Slapukų nustatymai“.",
    ),
    h2("Kiek laiko"),
    list(
      "Paskyra: kol ją ištrinsite.",
      "Užsakymai, sąskaitos ir mokėjimai: kiek reikalauja apskaitos įstatymai, ne ilgiau kaip 10 metų.",
      "Pirkimas, netapęs užsakymu: 30 dienų.",
      "Jums išsiųsti laiškai: 90 dienų.",
      "Tai, ką parašote kontaktų forma: 24 mėnesius.",
      "Prisijungimai: ne ilgiau kaip 90 dienų.",
      "Sutikimas gauti pasiūlymus: kol jį atšauksite.",
    ),
    h2("Kas dar gauna duomenis"),
    list(
      "Vežėjai: vardą, adresą, telefoną ir el. paštą, kad siunta jus pasiektų.",
      "Mokėjimo paslaugų teikėjai: sumą ir tai, ko jiems reikia pinigams priimti ar grąžinti.",
      "Institucijos, pavyzdžiui, muitinė: tik tai, ko reikalauja įstatymas.",
      "Statistikos ir rinkodaros partneriai: tik jei leidote tokius slapukus.",
    ),
    h2("Jūsų teisės"),
    p(
      "Skiltyje „Paskyros informacija“ galite atsisiųsti viską, ką apie jus saugome, pataisyti duomenis ir ištrinti paskyrą. Tai, ką saugoti įpareigoja įstatymas, lieka, bet be vardo, kur tai leidžiama.",
    ),
    p(
      "Taip pat galite nesutikti, kad duomenys būtų naudojami, prašyti jų naudojimą apriboti ir atšaukti bet kurį sutikimą. Jei paskyros neturite, tiesiog parašykite mums.",
    ),
    h2("Kontaktai"),
    p(
      `Rašykite adresu ${facts.email}. Atsakome per mėnesį. Jei atsakymas netenkina, galite kreiptis į duomenų apsaugos instituciją: ${facts.dataProtectionBody}.`,
    ),
  ],
});
