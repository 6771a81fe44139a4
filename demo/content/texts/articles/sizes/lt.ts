import { button, h2, info, list, p, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kaip-issimatuoti-dydi-namuose",
  title: "EU, UK, US: kaip išsimatuoti dydį prie virtuvės stalo",
  description:
    "Popieriaus lapas, matavimo juostelė ir penkios minutės. Tada ir batų, ir drabužių dydžių lentelė tampa aiški.",
  blocks: [
    list(
      "**Matuokite centimetrais:** jie visur vienodi",
      "**Jei batų dydis tarp dviejų,** rinkitės didesnį",
      "**Netiko?** Grąžinti galite per {withdrawalDays}",
    ),
    p(
      "Tas pats batas Europoje yra 42 dydžio, Didžiojoje Britanijoje – 8, Amerikoje – 9,5. Dešimto dydžio suknelė Londone yra M, o Niujorke – L. Niekas neklysta, tik visi pradėjo skaičiuoti nuo skirtingų vietų. Visur vienodas tik centimetras. Todėl išsimatuokite vieną kartą, užsirašykite ir nuo šiol dydžių lentelėje žiūrėkite į tą eilutę.",
    ),
    h2("Batai: popierius, pieštukas, vakaras"),
    steps(
      ["Paimkite popieriaus lapą", "Padėkite ant kietų grindų, kraštu prie sienos."],
      ["Atsistokite ant jo", "Kulnas turi liesti sieną, o svoris – remtis į abi kojas. Stovint pėda išsiplečia."],
      ["Pažymėkite ilgiausią pirštą", "Ne visada tai nykštys. Pieštuką laikykite stačiai."],
      ["Išmatuokite abi pėdas", "Vakare, kai jos truputį didesnės nei ryte. Svarbi ilgesnioji."],
    ),
    p(
      "Apsimaukite tas kojines, su kuriomis batus avėsite. Jei tinka du dydžiai, rinkitės didesnį: truputį per ilgas batas – dar ne bėda, o per trumpo nepataisysi.",
    ),
    table(
      ["Pėdos ilgis", "EU", "UK", "US"],
      ["24,1 cm", "38", "5", "7"],
      ["25,4 cm", "40", "6,5", "8,5"],
      ["26,7 cm", "42", "8", "9,5"],
      ["27,9 cm", "44", "9,5", "11"],
    ),
    p(
      "Šios eilutės – iš mūsų pačių lentelės. Gamintojai skiriasi, o kai kurie vyriškus ir moteriškus batus skaičiuoja skirtingai, todėl visada žiūrėkite tos prekės, kurią perkate, lentelę.",
    ),
    p(
      "Vaikų pėdoms galioja sava taisyklė: matuokite kas kelis mėnesius ir pridėkite maždaug centimetrą, kad pėda galėtų judėti ir augti. Nykščiu spausti bato nosies neverta: vaikai pirštus parietia.",
    ),
    h2("Drabužiai: trys matai juostele"),
    list(
      "**Krūtinė.** Juostele apjuoskite plačiausią vietą, laikykite ją lygiai ir neveržkite. Kvėpuokite kaip visada.",
      "**Liemuo.** Kelnėms ir sijonams matuokite ten, kur bus juosmuo; dažnai tai žemiau, nei atrodo. Iškvėpkite.",
      "**Galva.** Kepurėms matuokite per pirštą virš ausų ir per kaktą.",
    ),
    p(
      "Neturite matavimo juostelės? Tiks virvutė ir liniuotė. Matuokite ant plonų drabužių arba be jų, o ne ant megztinio.",
    ),
    table(
      ["Dydis", "Krūtinė", "EU", "UK", "US"],
      ["S", "90 cm", "36", "8", "4"],
      ["M", "96 cm", "38–40", "10–12", "6–8"],
      ["L", "104 cm", "42–44", "14–16", "10–12"],
      ["XL", "112 cm", "46–48", "18–20", "14–16"],
    ),
    h2("Gudrybė su mėgstamu drabužiu"),
    p(
      "Paimkite geriausiai tinkantį megztinį ar kelnes, paklokite ant stalo ir išmatuokite: nuo pažasties iki pažasties, per juosmenį, pagal vidinę siūlę. Palyginkite su naujo drabužio matmenimis, jei parduotuvė juos nurodo. Tai patikimiausias būdas, nes parodo ne tik kokio dydžio esate, bet ir kaip jums _patinka_ dėvėti.",
    ),
    h2("Kuo padeda mūsų parduotuvė"),
    p(
      "Batų, drabužių ir kepurių puslapiuose yra nuoroda į dydžių lentelę. Joje galite perjungti EU, UK ir US dydžius, centimetrus ir colius ir iškart matote, kuriuos dydžius turime. Pažymėkite savo eilutę, ir dydis bus pasirinktas prekės puslapyje.",
    ),
    info(
      "Prekių ženklai turi savo įpročių, ir vieno gamintojo M kitam yra S. Žiūrėkite į tos prekės lentelę, o ne į savo įprastą numerį.",
    ),
    h2("Kai perkate kitur"),
    p(
      "Jei perkame už jus, dydį įrašykite į laukelį „Dydis, spalva, kita“ ir visada su sistema: „US 9,5“, o ne tiesiog „9,5“. Nurodykite ir tai, ką daryti, jei prekė išparduota: nepirkti, imti kitą dydį ar spalvą už tą pačią kainą ar paklausti jūsų. O jei perkate patys, nurodydami savo adresą mūsų sandėlyje, prieš užsakydami išsaugokite dydžių lentelės nuotrauką: parduotuvės jas keičia.",
    ),
    h2("O jei netiks"),
    p(
      "Mūsų parduotuvėje pirkimo galite atsisakyti per {withdrawalDays} nuo prekių gavimo, nenurodydami priežasties, jei tik matavotės kaip parduotuvėje. Etiketes ir dėžę pasilikite, kol įsitikinsite. Kitoje parduotuvėje pirktai prekei galioja tos parduotuvės taisyklės, o kelias atgal per vandenyną ilgas. Tai geriausia priežastis penkioms minutėms su matavimo juostele.",
    ),
    button("Į parduotuvę", "/marketplace"),
  ],
};
