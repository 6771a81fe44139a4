import { button, h2, list, p, quote, steps, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "viskas-apie-pastomatus",
  title: "Paštomatai: kokia dėžutė tiks ir kaip išsirinkti vietą",
  description: "Paštomatas prie namų, darbo ar sporto klubo. Kaip jį rasti, kas į jį telpa ir ką daryti, jei netelpa.",
  blocks: [
    list(
      "**Vežėją ir vietą renkatės jūs,** kiekvienas su savo kaina",
      "**Kiekvienas vežėjas veža bent {pickupMaxKg};** ilgas dėžes – į namus",
      "**Kodą gausite telefonu arba el. paštu:** prieš mokėdami patikrinkite numerį",
    ),
    p(
      "Paskutinis ilgos kelionės etapas dažnai erzina labiausiai. Siunta per savaitę perskrido vandenyną, o kurjeris skambina, kai jūs darbe. Paštomatas tai išsprendžia: siunta laukia jūsų, o ne jūs jos.",
    ),
    h2("Kam priklauso paštomatai"),
    p(
      "Dirbame su keliais vežėjais, ir renkatės jūs: {pickupCarriers}. Kiekvienas turi savo tinklą ir savo kainą, kurią matote prieš užsakydami. Vienur tai paštomatai, kitur – langelis parduotuvėje ar pašte. Visus juos vadiname **atsiėmimo vietomis**, nes jums viskas vyksta vienodai: ateinate, parodote ar įvedate kodą ir pasiimate siuntą.",
    ),
    h2("Kaip rasti savo vietą"),
    p("Rinkdamiesi pristatymą, pasirinkite vežėją, tada vietą. Ją rasite trimis būdais:"),
    list(
      "**Paieška.** Įrašykite miestą, gatvę ar pašto kodą. Užtenka žodžio dalies, raidžių ženklelių galite nerašyti.",
      "**Arti manęs.** Jei leidžiate naršyklei pasakyti, kur esate, pirmiausia rodome artimiausias vietas ir atstumą iki jų.",
      "**Žemėlapis.** Jame matote vietas aplinkui; paspauskite tą, kuri tinka.",
    ),
    p(
      "Prie kiekvienos vietos nurodytas adresas, darbo laikas, o prie paštomatų – ir dėžučių dydžiai. Vieta parduotuvėje užsidaro kartu su parduotuve. Paštomatas lauko sienoje veikia dieną naktį.",
    ),
    h2("Kokia dėžutė tiks"),
    p("Paštomatuose yra kelių dydžių dėžučių, dažniausiai nuo S iki XL. Apytiksliai:"),
    table(
      ["Dydis", "Kas telpa", "Pavyzdžiui"],
      ["S", "Plokščias paketas", "Marškinėliai, telefono dėklas, knyga"],
      ["M", "Batų dėžė", "Batų pora, ausinės, kosmetika"],
      ["L", "Mažas lagaminas", "Paltas, dvi poros aulinių, kavos aparatas"],
      ["XL", "Didelė dėžė", "Kelios sujungtos siuntos, antklodė"],
    ),
    p(
      "Tikslūs matmenys ir didžiausias svoris priklauso nuo vežėjo. Kiekvienas mūsų sąrašo vežėjas į atsiėmimo vietą veža bent {pickupMaxKg}. Jei siunta vežėjui per sunki, jo tiesiog nesiūlome.",
    ),
    warning(
      "Siunta ilga, pavyzdžiui, meškerė, kilimas ar gitara? Tada rinkitės pristatymą iki durų. Ilga dėžė netelpa į jokį paštomatą, kad ir kiek svertų.",
    ),
    h2("Kas vyksta, kai siunta atkeliauja"),
    steps(
      ["Pranešame jums", "Kai tik siunta pasiekia vietą, išsiunčiame el. laišką, o užsakyme matote naują būseną."],
      [
        "Vežėjas atsiunčia kodą",
        "SMS žinute arba el. paštu, užsakyme nurodytu telefonu ir adresu. Todėl prieš mokėdami patikrinkite telefono numerį: be jo kodo negausite.",
      ],
      [
        "Atsiimate",
        "Nuskenuokite arba įveskite kodą, ir durelės atsidarys. Prie langelio kodą pasakykite ar parodykite.",
      ],
    ),
    p(
      "Kiek laiko siunta laukia, sprendžia vežėjas; paskutinė diena nurodyta jo žinutėje. Jei kaip tik tuo metu esate išvykę, iškart parašykite vežėjui: dažnai siuntą galima palaikyti kiek ilgiau. Ko niekas neatsiima, grįžta pas mus, ir visi gaišta laiką.",
    ),
    p(
      "O jei tą dieną paštomatas pilnas? Tada sprendžia vežėjas: siunta palaukia laisvos dėžutės arba nuvežama į netolimą vietą. Todėl prieš išeidami perskaitykite žinutėje nurodytą adresą, ypač prieš šventes. O jei durelės atsidarė ir viduje svetima siunta, uždarykite jas ir paskambinkite ant paštomato nurodytu vežėjo numeriu: jūsiškė greičiausiai gretimoje dėžutėje.",
    ),
    h2("Kiek tai trunka"),
    p(
      "Nuo tada, kai siunta pasiekia jūsų šalį, vežėjas iki vietos paprastai ją veža {pickupDays}. Šios dienos jau įskaičiuotos į atvykimo datas, kurias rodome prie gabenimo, todėl pridėti jų nereikia.",
    ),
    h2("Paštomatas ar durys?"),
    p(
      "Rinkitės paštomatą, jei dieną retai būnate namie, nenorite laukti arba lauko duris dalijatės su dvidešimčia kaimynų. Dažniausiai tai ir pigiau. Rinkitės duris, jei siunta sunki ar ilga, namie maži vaikai arba artimiausia vieta toli.",
    ),
    quote("Geriausia atsiėmimo vieta – ne arčiausia namų. Geriausia ta, pro kurią ir taip einate."),
    p(
      "Pasirenkate ne visam gyvenimui. Kitam užsakymui galite rinktis kitą vietą, o adresas paskyroje lieka toks pat. Jei persiunčiate kelias siuntas, paprašykite jas sujungti: viena dėžė, vienas kodas, vienas kelias iki paštomato.",
    ),
    button("Sužinoti pristatymo kainą", "/calculate"),
  ],
};
