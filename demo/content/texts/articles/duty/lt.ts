import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "muito-mokestis-pagal-prekiu-rusis",
  title: "{dutyPerCode} muito mokestis: kiek jis kainuoja ir kada jo mokėti nereikia",
  description:
    "Nuo {dutySince} už mažas siuntas iš ne ES šalių muito mokestis skaičiuojamas pagal prekių rūšis. Keturi pavyzdžiai.",
  blocks: [
    list(
      "**{dutyPerCode} už kiekvieną prekių rūšį**, kai siunta verta ne daugiau kaip {dutyLimit}",
      "**Vienetai neskaičiuojami:** penkeri medvilniniai marškinėliai yra viena rūšis",
      "**Sumokate pas mus,** prie durų mokėti nereikia",
    ),
    p(
      "Anksčiau siuntai iš ne Europos Sąjungos šalies muito mokesčio nereikėdavo, jei prekės kainavo ne daugiau kaip {dutyLimit}. Nuo {dutySince} taip nebėra. Naujoji taisyklė paprasta, kai žinote, kas skaičiuojama: ne dėžės ir ne vienetai, o **prekių rūšys**.",
    ),
    h2("Kas pasikeitė"),
    p(
      "Jei vienos siuntos prekių vertė neviršija {dutyLimit}, muitinė dabar ima **po {dutyPerCode} už kiekvieną prekių rūšį**. Taisyklė skirta žmonėms, kurie perka sau; importuojanti įmonė nuo pirmojo cento moka pagal tarifą. Importo PVM nepasikeitė: kaip ir anksčiau, čia jis yra {vatRate} ir skaičiuojamas nuo prekių, gabenimo ir muito mokesčio sumos.",
    ),
    h2("Kas yra prekių rūšis"),
    p(
      "Muitinė kiekvienai prekei suteikia numerį. Pirmieji šeši jo skaitmenys visame pasaulyje tokie patys; tai tarifo kodas, dar vadinamas HS kodu. Viskas, kam tinka tie patys šeši skaitmenys, yra viena rūšis. Medvilniniai marškinėliai yra viena rūšis, kad ir koks būtų jų dydis, spalva ar ženklas: už vienerius marškinėlius muito mokestis yra {dutyPerCode}, už penkerius – tiek pat. Odinis diržas turi savo kodą, todėl diržas ir marškinėliai yra jau dvi rūšys.",
    ),
    p(
      "Kodų mintinai mokėti nereikia. Pildydami deklaraciją parašote, kas tai per daiktas, ir pasirenkate iš sąrašo. Mūsų parduotuvės prekių kodas nurodytas prekės puslapyje, tarp techninių duomenų.",
    ),
    h2("Keturi pirkiniai, suskaičiuoti"),
    table(
      ["Pirkinys", "Rūšys", "Muito mokestis"],
      ["Dvi poros bėgimo batelių", "1", "{dutyPerCode}"],
      ["Keturi tušinukai ir knyga", "2", "{dutyFor2}"],
      ["Tušinukas, knyga ir kepurė", "3", "{dutyFor3}"],
      ["Telefono dėklas, kabelis ir ausinės", "3", "{dutyFor3}"],
    ),
    p("Kiekvieno pirkinio vertė be gabenimo mažesnė nei {dutyLimit}. Prie muito mokesčio dar pridedamas importo PVM."),
    p(
      "Ar kelios siuntos skaičiuojamos kartu? Vienoje persiuntimo užklausoje – taip: visos jos keliauja kaip viena, rūšys skaičiuojamos vieną kartą, o visų siuntų vertės sudedamos. Dviejose užklausose jos skaičiuojamos atskirai.",
    ),
    quote("Dabar klausimas ne „ar neviršyta riba?“, o „kiek rūšių dėžėje?“."),
    h2("Kai vertė didesnė nei {dutyLimit}"),
    p(
      "Viršijus ribą galioja įprastas tarifas, ir kiekvienai prekei taikoma sava norma: telefonams, nešiojamiesiems kompiuteriams ir ausinėms – nulis, batams ir drabužiams – juntama kainos dalis. Svarbu ir tai, kur daiktas pagamintas. Kai kurios šalys turi susitarimus su Europos Sąjunga, ir už jų prekes mokama mažiau arba nieko.",
    ),
    p(
      "Todėl už siuntą, kuri ribą viršija nedaug, muito mokestis gali būti mažesnis, nei baiminotės, arba didesnis, nei tikėjotės. Skaičiuoklė šią sumą pažymi kaip apytikslę, nes dėl kodo galutinį žodį taria muitinė.",
    ),
    h2("Kas ir kada moka"),
    info(
      "**Prie durų pinigų niekas neprašo.** Muito mokestį ir importo PVM matote prieš mokėdami mums, o muitinei juos sumokame mes.",
    ),
    p(
      "Mūsų parduotuvėje abu jau įskaičiuoti į prekės kainą. Sąmatoje ir persiuntimo užklausoje jie nurodyti atskiromis eilutėmis, ir už juos sumokate kartu su gabenimu.",
    ),
    p(
      "O jei muitinė suskaičiuos kitaip? Jei ji paims mažiau, nei sumokėjote, skirtumą grąžinsime į jūsų balansą. Jei paims daugiau, nedidelius skirtumus padengiame patys. Sąskaitą siunčiame tik tada, kai skirtumas viršija tiek {customsTolerance}, tiek {customsToleranceMinimum}; joje nurodome priežastį.",
    ),
    h2("Trys būdai mokėti mažiau"),
    steps(
      [
        "Dėkite panašius daiktus kartu",
        "Penkeri medvilniniai marškinėliai vienoje persiuntimo užklausoje yra viena rūšis: {dutyPerCode}. Penkiose atskirose užklausose – {dutyFor5}.",
      ],
      [
        "Stebėkite ribą",
        "Kai du pirkiniai kartu kainuoja daugiau kaip {dutyLimit}, palyginkite vieną užklausą su dviem. Kartais pigiau pagal tarifą, kartais – fiksuota suma.",
      ],
      [
        "Pirmiausia pažiūrėkite čia",
        "Mūsų parduotuvės prekėms skaičiuoti nieko nereikia: muito mokestis ir importo PVM jau įskaičiuoti į kainą.",
      ],
    ),
    p(
      "Nepadeda tik viena: nurodyti mažiau, nei sumokėjote. Muitinė deklaraciją lygina su parduotuvės sąskaita, o už neteisingą deklaraciją gali būti skirta bauda.",
    ),
    button("Apskaičiuoti mano siuntą", "/calculate"),
  ],
};
