import { button, h2, info, list, p, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "oru-ar-jura",
  title: "Oru ar jūra? Aiškus atsakymas aštuonioms prekių rūšims",
  description:
    "Batai skrenda, antklodės plaukia. Lentelė, su kuria skaičiuoklės nereikia, ir trys klausimai visam kitam.",
  blocks: [
    list(
      "**Oru – {airDays},** jūra – {seaDays}",
      "**Mažas ir lengvas prekes verta gabenti oru:** jūra beveik nieko nesutaupysite",
      "**Vienas daiktas, kurio negalima gabenti oru,** visą dėžę išsiunčia jūra",
    ),
    p(
      "Beveik viskas, ką atvežame, gali keliauti dviem būdais. Oru tai trunka {airDays}, jūra – {seaDays}. Lėtesnis kelias ne visada pigesnis, o greitesnis ne visada leidžiamas. Kad nuspręstumėte, užtenka trijų klausimų.",
    ),
    h2("Pirmas klausimas: ar galima skraidinti?"),
    p(
      "Kai kurių daiktų oru negabename, kad ir kiek mokėtumėte: kvepalų, nagų lako, aerozolių, išorinių ir atskirų baterijų, alkoholio. Jiems lieka jūra. Įrenginiai su vidine baterija gali skristi, ne daugiau kaip du dėžėje, o skysčiai – pakuotėse iki 100 ml.",
    ),
    p(
      "Viso to įsiminti nereikia. Kai nurodote prekių rūšį, skaičiuoklė ir persiuntimo užklausa rodo tik galimus būdus ir vienu sakiniu paaiškina, kodėl kito nėra.",
    ),
    h2("Antras klausimas: ar daiktas sunkus, ar didelis?"),
    p(
      "Siunčiant oru skaičiuojamas didesnis iš dviejų dydžių: svoris ant svarstyklių arba svoris pagal matmenis. Siunčiant jūra beveik visada lemia matmenys. Kubinis metras ten skaičiuojamas kaip tona, todėl pagal svorį mokama tik už labai tankias prekes.",
    ),
    p(
      "Trumpai tariant, **maži ir lengvi daiktai jūra beveik neatpinga**: kiekviena dėžė turi pradinę kainą, o pirmasis žingsnis kainuoja panašiai. Kuo didesnė dėžė, tuo didesnis skirtumas. Siųsdami jūra batų porą sutaupysite gal kavos puodelį, o dviratį ar automobilio dalis – kartais daugiau kaip pusę gabenimo kainos.",
    ),
    info(
      "Oru siunčia visi mūsų sandėliai, jūra – ne visi. Jei skaičiuoklėje kurio nors būdo nėra, tas sandėlis jo nesiūlo.",
    ),
    h2("Trečias klausimas: kada reikia?"),
    p(
      "Atvykimą visada rodome dviem datomis, „nuo“ ir „iki“, o ne kaip vienos dienos pažadą. Jei ir vėlesnė data jums tinka, ramiai rinkitės pigesnį kelią. Jei netinka, gabenimas oru kainuos mažiau nei pavėluota dovana.",
    ),
    h2("Aštuonios prekių rūšys"),
    table(
      ["Prekės", "Mūsų patarimas", "Kodėl"],
      ["Batai, viena ar dvi poros", "Oru", "Tokie lengvi, kad jūra beveik nieko nesutaupo"],
      ["Telefonas, nešiojamasis, ausinės", "Oru", "Maža ir brangu; baterija viduje"],
      ["Šio sezono suknelė ar paltas", "Oru", "Po šešių savaičių bus kitas sezonas"],
      ["Kvepalai, nagų lakas", "Jūra", "Degios prekės neskraidinamos"],
      ["Išorinė baterija, atsarginės baterijos", "Jūra", "Atskiros baterijos neskraidinamos"],
      ["Knygos, įrankiai, svarmenys", "Jūra", "Sunku, maža ir visada gali palaukti"],
      ["Antklodės, pagalvės, žaislai didelėse dėžėse", "Jūra", "Lemia dydis, o oru už jį mokama visa kaina"],
      ["Dviratis, automobilio dalys", "Jūra", "Kuo didesnė dėžė, tuo daugiau sutaupote"],
    ),
    h2("Kas nesikeičia"),
    p(
      "Muito mokestis abiem atvejais toks pat: muitinė neklausia, kaip prekės keliavo. Importo PVM skaičiuojamas nuo prekių, muito mokesčio ir gabenimo, todėl pigesnis gabenimas šiek tiek sumažina ir mokestį. Toks pat ir paskutinis kelio etapas: kurjeris atveža siuntą iki durų arba į jūsų pasirinktą atsiėmimo vietą.",
    ),
    p(
      "Draudimas nuo kelio taip pat nepriklauso. Bet kuriuo atveju atsakome iki {insuranceIncluded}. Brangesnes prekes galite apdrausti: draudimas kainuoja {insurancePercent} vertės, bet ne mažiau kaip {insuranceMinimum}.",
    ),
    h2("Kur renkatės"),
    list(
      "Krepšelyje, jei perkate mūsų parduotuvėje: abi kainos ir abi datos stovi greta, o persigalvoti galite iki pat užsakymo.",
      "Sąmatoje: įkainojame ir gabenimą oru, ir jūra, o jūs pasirenkate patvirtindami kainą.",
      "Persiuntimo užklausoje: kai siuntos deklaruotos, prieš mokėdami.",
    ),
    p(
      "Jei vieno daikto dėžėje skraidinti negalima, visa dėžė keliauja jūra. Dažnai geriau tokį daiktą išsiųsti atskirai, o kitiems leisti skristi.",
    ),
    h2("Jei persigalvojote"),
    p(
      "Apmokėjus persiuntimo užklausą, kelio pakeisti nebegalima. Tačiau kol nepradėjome pakuoti, galite ją atšaukti, atgauti pinigus ir sukurti naują. Sąmatoje renkatės tol, kol ją patvirtinate, o vėliau, kol nenupirkome, dar galite atšaukti. Mūsų parduotuvės užsakymui galioja tas pats, kas visiems pirkiniams: kol jis neišsiųstas, galime jį sustabdyti. Todėl prieš mokėdami skirkite minutę trims klausimams, ir šios dalies jums beveik niekada neprireiks.",
    ),
    button("Palyginti abu būdus", "/calculate"),
  ],
};
