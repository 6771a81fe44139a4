import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const lithuanianAgreement = (facts: LegalFacts): DemoPage => ({
  title: "Pirkimo–pardavimo sutartis",
  description: `Kaip perkama parduotuvėje ${facts.shop}: kainos, mokėjimas, pristatymas, atsisakymas ir garantija.`,
  blocks: [
    p("Tai sąlygos, kuriomis perkate iš mūsų. Jos trumpos, kad galėtumėte perskaityti prieš užsakydami."),
    h2("Kas parduoda"),
    p(
      `Parduotuvėje ${facts.shop} parduoda ${facts.legalName}, ${facts.legalAddress}. Įmonės kodas ${facts.companyCode}, PVM mokėtojo kodas ${facts.vatNumber}. Mūsų el. paštas: ${facts.email}.`,
    ),
    h2("Kaip užsakymas tampa sutartimi"),
    p("Prieš užsakydami matote prekes, pristatymą bei visą sumą ir dar galite viską pakeisti."),
    p(
      "Sutartis sudaroma, kai paspaudžiate „Užsakyti su pareiga mokėti“. Tuomet privalote sumokėti ant mygtuko nurodytą sumą. Užsakymą iš karto patvirtiname el. paštu.",
    ),
    h2("Kainos"),
    p(
      "Į kainas įskaičiuotas PVM ir importo muito mokesčiai. Gabenimas oru ar jūra ir pristatymas į namus ar atsiėmimo vietą nurodomi atskiromis eilutėmis. Suma, rodoma prie prekės, krepšelyje ir apmokant, apima abu; kol vežėjo nepasirinkote, skaičiuojamas pigiausias ir rašoma „nuo“. Jei pasirenkate mokėjimo būdą su mokesčiu, jis taip pat nurodomas atskirai. Visą sumą matote prieš užsakydami. Vėliau niekas nepridedama.",
    ),
    h2("Mokėjimas"),
    p(
      `Mokėti galite kortele, per „PayPal“${facts.paysThroughBank ? ", per savo banką" : ""} arba iš savo balanso pas mus.`,
    ),
    list(
      "Į krepšelį įdėtos prekės jums rezervuojamos 20 minučių, o kol apsiperkate – iki 60 minučių.",
      "Užsakymas atšaukiamas, jei neapmokamas per {unpaidOrderHours}, o be paskyros – per {guestOrderHours} nuo paskutinio bandymo mokėti. Tuomet nieko nesate skolingi.",
    ),
    h2("Pristatymas"),
    p(
      "Prekės keliauja oru arba jūra; kur galimi abu būdai, renkatės jūs. Jos atvyksta iki jūsų durų arba į jūsų pasirinktą atsiėmimo vietą. Numatomos datos nurodytos užsakyme.",
    ),
    p(
      "Kol prekių negavote, rizika tenka mums. Jei vėluojame, nustatykite naują protingą terminą. Jei ir jis praeina, galite atšaukti užsakymą ir atgauti visus pinigus.",
    ),
    h2("Jei persigalvojote"),
    p(
      `Sutarties galite atsisakyti per 14 dienų nuo prekių gavimo, nenurodydami priežasties. ${facts.hasWithdrawalForm ? "Kiekvieno puslapio pabaigoje yra nuoroda „Atsisakyti sutarties čia“; galite ir parašyti" : "Parašykite"} adresu ${facts.email} savo vardą ir užsakymo numerį.`,
    ),
    list(
      "Prekes išsiųskite atgal per 14 dienų nuo pranešimo. Grąžinimo siuntą apmokate jūs.",
      "Viską, ką sumokėjote, įskaitant įprastą pristatymą, grąžiname per 14 dienų nuo jūsų pranešimo tuo pačiu būdu, kuriuo mokėjote. Galime palaukti, kol gausime prekes arba įrodymą, kad jas išsiuntėte.",
      "Prekes galite išbandyti taip, kaip parduotuvėje. Jei naudojote daugiau, galime išskaičiuoti, kiek sumažėjo jų vertė.",
      "Tai netaikoma specialiai jums pagamintoms prekėms ir sandarioms prekėms, kurių atidarytų dėl higienos nebegalima priimti.",
    ),
    h2("Garantija"),
    p(
      "Įstatymo garantija galioja 2 metus nuo pristatymo. Netinkamas prekes nemokamai sutaisome arba pakeičiame. Jei to neįmanoma padaryti per protingą laiką, galite prašyti sumažinti kainą arba susigrąžinti pinigus. Gamintojo garantija galioja papildomai.",
    ),
    h2("Skundai"),
    p(
      `Rašykite adresu ${facts.email}. Atsakome per 14 dienų. Jei nesusitariame, galite kreiptis į vartotojų teisių instituciją: ${facts.consumerBody}.`,
    ),
    h2("Teisė"),
    p(
      `Taikoma pardavėjo šalies teisė (${facts.country}). Jums lieka ir ta apsauga, kurią vartotojams suteikia jūsų šalies teisė.`,
    ),
  ],
});
