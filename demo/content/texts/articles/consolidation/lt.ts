import { button, h2, list, p, quote, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "trys-siuntos-viena-deze",
  title: "Trys siuntos, viena dėžė: kada jas sujungti apsimoka",
  description:
    "Sujungus siuntas atpinga gabenimas, bet ne visada muito mokestis. Kaip tai veikia, kiek kainuoja ir kada to nedaryti.",
  blocks: [
    list(
      "**Viena dėžė, vienas gabenimas:** pradinė kaina mokama vieną kartą",
      "**Sujungimas kainuoja {joinFee}** už kiekvieną siuntą po pirmosios",
      "**Panašūs su panašiais:** viena prekių rūšis skaičiuojama vieną kartą",
    ),
    p(
      "Per savaitę pirkote trijose parduotuvėse, ir mūsų sandėlyje jūsų laukia trys siuntos. Galite siųsti kiekvieną atskirai arba paprašyti jas supakuoti į vieną dėžę. Dažniausiai viena dėžė pigiau. Bet ne visada, ir verta žinoti kodėl.",
    ),
    h2("Kas atpinga"),
    p(
      "**Gabenimas.** Kiekviena kelionė turi pradinę kainą, o svoris siunčiant oru apvalinamas aukštyn kas {airStep}. Siųsdami tris dėžes už abu dalykus mokate tris kartus, siųsdami vieną – tik kartą. Svoriai ir tūriai sudedami prieš apvalinant, todėl bendra dėžė niekada neskaičiuojama kaip sunkesnė už atskiras.",
    ),
    p("**Pristatymas.** Kurjeris veža vieną dėžę, ne tris, o jūs prie paštomato einate vieną kartą."),
    p(
      "**Muito mokestis, kai prekės panašios.** Dviejose siuntose yra medvilninių marškinėlių? Vienoje užklausoje jie yra viena prekių rūšis, ir {dutyPerCode} mokama tik kartą.",
    ),
    p(
      "**Pakuotė.** Parduotuvės mėgsta dideles dėžes, kuriose daug oro. Jei norite, nuimame parduotuvių dėžes ir daiktus sudedame glaudžiai. Tai, už ką buvo mokama pagal dydį, tada dažnai skaičiuojama pagal svorį.",
    ),
    h2("Kiek tai kainuoja"),
    p(
      "Sujungimas kainuoja {joinFee} už kiekvieną siuntą po pirmosios. Burbulinė plėvelė ir antra sienelė trapiems daiktams – {wrapFee}. Tai viskas; abi eilutes matote prieš mokėdami.",
    ),
    h2("Į ką atkreipti dėmesį"),
    list(
      "**{dutyLimit} riba.** Visų užklausos siuntų vertės sudedamos. Jei kartu jos viršija {dutyLimit}, vietoj {dutyPerCode} už rūšį galioja įprastas tarifas. Telefonams ir nešiojamiesiems tai gali būti gera žinia, batams – retai.",
      "**Lėčiausias bendrakeleivis.** Jei vienoje siuntoje yra tai, ko skraidinti negalima, visa dėžė keliauja jūra. Kvepalus siųskite atskirai.",
      "**Laukimas.** Pirmoji siunta laukia paskutinės. Nemokamai saugome {freeStorageDays}; vėliau kiekviena pradėta diena kainuoja {storagePerDay}, o sumokate, kai siunta išvyksta.",
      "**Dovanos dėžutė.** Nuimtų parduotuvės dėžių atgal uždėti nebegalima. Jei dėžutė yra dovanos dalis, palikite ją.",
      "**Vienas sandėlis.** Kartu gali keliauti tik to paties sandėlio siuntos, daugiausia {mostParcels}.",
    ),
    h2("Kaip tai padaryti"),
    steps(
      [
        "Palaukite, kol viskas atvyks",
        "Skiltyje „Siuntos“ matote kiekvienos siuntos nuotrauką, svorį, dydį ir likusias nemokamas dienas.",
      ],
      [
        "Deklaruokite turinį",
        "Nurodykite, kas viduje, kiek vienetų ir kiek sumokėjote. Tai galite padaryti, kol siunta dar pakeliui pas mus.",
      ],
      [
        "Pažymėkite ir siųskite kartu",
        "Pažymėkite siuntas ir spauskite „Siųsti kartu“. Pasirinkite gabenimą oru ar jūra, pristatymą ir pakavimą.",
      ],
      [
        "Pamatykite kainą prieš mokėdami",
        "Tai didžiausia kaina, kurią galite sumokėti. Supakavę naują dėžę pasveriame ir išmatuojame; jei išeina mažiau, skirtumą grąžiname į balansą. Jei daugiau, tai mūsų rūpestis.",
      ],
    ),
    p(
      "Visų siuntų imti nereikia. Tos, kurių nepažymėjote, lieka saugomos, jų nemokamos dienos išlieka, ir galėsite jas išsiųsti vėliau kartu su kitomis.",
    ),
    h2("Kaina yra viršutinė riba"),
    p(
      "Prie paskutinio punkto verta sustoti, nes kitur dažnai būna atvirkščiai. Kol nesupakuota, niekas nežino, kokio dydžio bus bendra dėžė. Todėl skaičiuojame pagal siuntas, kokios jos atvyko, ir su ta suma jūs sutinkate. Supakuotos dėžės gabenimas ją gali tik sumažinti, o kartu sumažėja ir importo PVM.",
    ),
    quote("Sutinkate su didžiausia kaina. Kiek sutaupo mažesnė dėžė, tiek lieka jums."),
    p(
      "Norite tikslios kainos dar prieš mokėdami? Rinkitės bandomąjį pakavimą už {rehearsalFee}. Pirmiausia supakuojame ir pranešame tikslią sumą, o mokate po to. Jei tada nuspręsite nesiųsti, mokėsite tik už bandomąjį pakavimą.",
    ),
    h2("Paprasta taisyklė"),
    p(
      "Junkite, kai prekės panašios, niekur neskubate ir kartu jos neviršija {dutyLimit}. Siųskite atskirai, kai kažko reikia skubiai, kai kažko negalima skraidinti arba kai kartu peržengtumėte ribą. Jei abejojate, įveskite dėžes į skaičiuoklę du kartus: kartu ir po vieną. Užtruks dvi minutes, paskyros nereikia.",
    ),
    button("Eiti prie mano siuntų", "/parcels"),
  ],
};
