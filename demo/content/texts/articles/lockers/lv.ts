import { button, h2, list, p, quote, steps, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "viss-par-pakomatiem",
  title: "Pakomāti: kurš skapītis derēs un kā izvēlēties vietu",
  description:
    "Pakomāts pie mājām, darba vai sporta kluba. Kā to atrast, kas tajā ietilpst un ko darīt, ja neietilpst.",
  blocks: [
    list(
      "**Pārvadātāju un punktu izvēlaties jūs,** katram ir sava cena",
      "**Katrs pārvadātājs ved vismaz {pickupMaxKg};** garas kastes – līdz durvīm",
      "**Kods pienāk pa tālruni vai e-pastu:** pirms maksāšanas pārbaudiet numuru",
    ),
    p(
      "Gara ceļa pēdējais posms bieži kaitina visvairāk. Sūtījums nedēļas laikā ir šķērsojis okeānu, un tad kurjers zvana, kad esat darbā. Pakomāts to atrisina: sūtījums gaida jūs, nevis jūs to.",
    ),
    h2("Kam pieder pakomāti"),
    p(
      "Strādājam ar vairākiem pārvadātājiem, un izvēlaties jūs: {pickupCarriers}. Katram ir savs tīkls un sava cena, ko redzat pirms pasūtīšanas. Vienuviet tie ir pakomāti, citur – lodziņš veikalā vai pastā. Visus tos saucam par **saņemšanas punktiem**, jo jums viss notiek vienādi: aizejat, parādāt vai ievadāt kodu un paņemat sūtījumu.",
    ),
    h2("Kā atrast savu"),
    p("Izvēloties piegādi, norādiet pārvadātāju un tad punktu. To var atrast trejādi:"),
    list(
      "**Meklēšana.** Ierakstiet pilsētu, ielu vai pasta indeksu. Pietiek ar vārda daļu, un garumzīmes varat nelikt.",
      "**Tuvumā.** Ja ļaujat pārlūkam pateikt, kur esat, vispirms rādām tuvākos punktus ar attālumu līdz tiem.",
      "**Karte.** Tajā redzat punktus apkārtnē; nospiediet uz tā, kas der.",
    ),
    p(
      "Pie katra punkta norādīta adrese, darba laiks un pakomātiem – arī skapīšu izmēri. Punkts veikalā slēdzas kopā ar veikalu. Pakomāts ārpusē strādā dienu un nakti.",
    ),
    h2("Kurš skapītis derēs"),
    p("Pakomātos ir vairāku izmēru skapīši, parasti no S līdz XL. Aptuveni tā:"),
    table(
      ["Izmērs", "Kas ietilpst", "Piemēram"],
      ["S", "Plakana paciņa", "T-krekls, tālruņa vāciņš, grāmata"],
      ["M", "Apavu kārba", "Apavu pāris, austiņas, kosmētika"],
      ["L", "Neliels koferis", "Mētelis, divi pāri zābaku, kafijas automāts"],
      ["XL", "Liela kaste", "Vairāki apvienoti sūtījumi, sega"],
    ),
    p(
      "Precīzi izmēri un lielākais svars ir atkarīgi no pārvadātāja. Katrs mūsu saraksta pārvadātājs uz saņemšanas punktu ved vismaz {pickupMaxKg}. Ja sūtījums pārvadātājam ir par smagu, to nemaz nepiedāvājam.",
    ),
    warning(
      "Sūtījums ir garš, piemēram, makšķere, paklājs vai ģitāra? Tad izvēlieties piegādi līdz durvīm. Gara kaste neietilpst nevienā pakomātā, lai cik tā svērtu.",
    ),
    h2("Kas notiek, kad sūtījums ir klāt"),
    steps(
      ["Mēs paziņojam", "Tiklīdz sūtījums ir punktā, nosūtām e-pastu, un tas redzams pasūtījumā."],
      [
        "Pārvadātājs atsūta kodu",
        "Īsziņā vai e-pastā, uz pasūtījumā norādīto tālruni un adresi. Tāpēc pirms maksāšanas pārbaudiet tālruņa numuru: bez tā koda nebūs.",
      ],
      ["Jūs saņemat", "Noskenējiet vai ievadiet kodu, un durtiņas atvērsies. Pie lodziņa kodu nosauciet vai parādiet."],
    ),
    p(
      "Cik ilgi sūtījums gaida, nosaka pārvadātājs; pēdējā diena norādīta viņa ziņā. Ja tieši tad esat prom, uzreiz rakstiet pārvadātājam: bieži sūtījumu var paturēt mazliet ilgāk. Ko neviens neizņem, atgriežas pie mums, un laiku zaudē visi.",
    ),
    p(
      "Un ja tajā dienā pakomāts ir pilns? Tad izlemj pārvadātājs: sūtījums pagaida brīvu skapīti vai nonāk tuvējā punktā. Tāpēc pirms došanās ceļā izlasiet ziņā norādīto adresi, īpaši pirms svētkiem. Bet, ja durtiņas atveras un sūtījums iekšā nav jūsu, aizveriet tās un zvaniet uz pārvadātāja numuru, kas norādīts uz pakomāta: jūsējais droši vien ir blakus skapītī.",
    ),
    h2("Cik ilgi tas notiek"),
    p(
      "No brīža, kad sūtījums ir jūsu valstī, pārvadātājs līdz punktam to parasti ved {pickupDays}. Šīs dienas jau ir ieskaitītas datumos, ko rādām pie pārvadājuma, tāpēc tās nav jāpieskaita.",
    ),
    h2("Pakomāts vai durvis?"),
    p(
      "Izvēlieties pakomātu, ja dienā reti esat mājās, negribat gaidīt vai ārdurvis dalāt ar divdesmit kaimiņiem. Parasti tas ir arī lētāk. Izvēlieties durvis, ja sūtījums ir smags vai garš, mājās ir mazi bērni vai tuvākais punkts ir tālu.",
    ),
    quote("Labākais saņemšanas punkts nav tuvākais mājām. Labākais ir tas, kuram tāpat ejat garām."),
    p(
      "Izvēle nav uz mūžu. Nākamajam pasūtījumam varat ņemt citu punktu, un adrese kontā paliek, kāda bija. Bet, ja pārsūtāt vairākus sūtījumus, lūdziet tos apvienot: viena kaste, viens kods, viens gājiens.",
    ),
    button("Uzzināt piegādes cenu", "/calculate"),
  ],
};
