import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "muitas-nodoklis-pec-precu-veidiem",
  title: "{dutyPerCode} muitas nodoklis: cik tas maksā un kad tas nav jāmaksā",
  description:
    "Kopš {dutySince} par maziem sūtījumiem no valstīm ārpus ES muitas nodokli rēķina pēc preču veidiem. Četri piemēri.",
  blocks: [
    list(
      "**{dutyPerCode} par katru preču veidu** sūtījumā līdz {dutyLimit}",
      "**Gabalus neskaita:** pieci kokvilnas T-krekli ir viens veids",
      "**Samaksājat pie mums,** pie durvīm nekas nav jāmaksā",
    ),
    p(
      "Agrāk par sūtījumu no valsts ārpus Eiropas Savienības muitas nodoklis nebija jāmaksā, ja preces maksāja ne vairāk kā {dutyLimit}. Kopš {dutySince} tā vairs nav. Jaunais noteikums ir vienkāršs, ja zināt, ko skaita: nevis kastes un nevis gabalus, bet **preču veidus**.",
    ),
    h2("Kas mainījās"),
    p(
      "Ja viena sūtījuma preces maksā līdz {dutyLimit}, muita tagad prasa **{dutyPerCode} par katru preču veidu**. Noteikums attiecas uz cilvēkiem, kas pērk sev; uzņēmums, kas importē, maksā pēc tarifa no pirmā centa. Importa PVN nav mainījies: tāpat kā iepriekš to rēķina no precēm, pārvadājuma un muitas nodokļa kopā, un šeit tas ir {vatRate}.",
    ),
    h2("Kas ir preču veids"),
    p(
      "Muita katrai precei piešķir numuru. Pirmie seši cipari visā pasaulē ir vienādi: tas ir tarifa kods jeb HS kods. Viss, kam šie seši cipari sakrīt, ir viens veids. Kokvilnas T-krekli ir viens veids neatkarīgi no izmēra, krāsas un zīmola: par vienu kreklu muitas nodoklis ir {dutyPerCode}, par pieciem – tikpat. Ādas jostai ir savs kods, tāpēc josta un T-krekls ir jau divi veidi.",
    ),
    p(
      "Kodi nav jāzina no galvas. Deklarācijā uzrakstāt, kas tā par lietu, un izvēlaties no saraksta. Mūsu veikala precēm kods ir norādīts preces lapā, specifikācijā.",
    ),
    h2("Četri pirkumi ar aprēķinu"),
    table(
      ["Pirkums", "Veidi", "Muitas nodoklis"],
      ["Divi pāri skriešanas apavu", "1", "{dutyPerCode}"],
      ["Četras pildspalvas un grāmata", "2", "{dutyFor2}"],
      ["Pildspalva, grāmata un cepure", "3", "{dutyFor3}"],
      ["Tālruņa vāciņš, kabelis un austiņas", "3", "{dutyFor3}"],
    ),
    p("Katrs no šiem pirkumiem bez pārvadājuma maksā mazāk par {dutyLimit}. Muitas nodoklim pieskaita importa PVN."),
    p(
      "Vai vairākus sūtījumus skaita kopā? Vienā pārsūtīšanas pieprasījumā – jā: tie ceļo kā viens, veidus skaita vienreiz, un visu sūtījumu vērtības saskaita. Divos pieprasījumos tos skaita atsevišķi.",
    ),
    quote("Tagad jautājums nav “vai iekļaujos robežā?”, bet gan “cik veidu ir kastē?”."),
    h2("Virs {dutyLimit}"),
    p(
      "Virs robežas ir spēkā parastais tarifs, un katrai precei ir sava likme: tālruņiem, klēpjdatoriem un austiņām – nulle, apaviem un apģērbam – jūtama daļa no cenas. Svarīgi ir arī tas, kur lieta ražota. Dažām valstīm ir nolīgumi ar Eiropas Savienību, un par to precēm maksā mazāk vai nemaksā nemaz.",
    ),
    p(
      "Tāpēc par sūtījumu, kas robežu pārsniedz tikai nedaudz, muitas nodoklis var būt mazāks, nekā baidījāties, vai lielāks, nekā cerējāt. Kalkulators šo summu atzīmē kā aptuvenu, jo par kodu pēdējais vārds ir muitai.",
    ),
    h2("Kas un kad maksā"),
    info(
      "**Pie durvīm naudu neviens neprasa.** Muitas nodokli un importa PVN redzat, pirms maksājat mums, un muitai tos samaksājam mēs.",
    ),
    p(
      "Mūsu veikalā abi jau ir iekļauti preces cenā. Aprēķinā un pārsūtīšanas pieprasījumā tie ir atsevišķās rindās, un par tiem maksājat kopā ar pārvadājumu.",
    ),
    p(
      "Un ja muita saskaita citādi? Ja tā paņem mazāk, nekā samaksājāt, starpību ieskaitām jūsu bilancē. Ja vairāk, nelielu starpību sedzam paši. Rēķinu sūtām tikai tad, ja tā pārsniedz gan {customsTolerance}, gan {customsToleranceMinimum}; iemesls ir norādīts rēķinā.",
    ),
    h2("Trīs veidi, kā maksāt mazāk"),
    steps(
      [
        "Lieciet līdzīgas lietas kopā",
        "Pieci kokvilnas T-krekli vienā pārsūtīšanas pieprasījumā ir viens veids: {dutyPerCode}. Piecos atsevišķos pieprasījumos – {dutyFor5}.",
      ],
      [
        "Sekojiet robežai",
        "Ja divi pirkumi kopā maksā vairāk par {dutyLimit}, salīdziniet vienu pieprasījumu ar diviem. Reizēm izdevīgāks ir tarifs, reizēm – fiksētā summa.",
      ],
      [
        "Vispirms paskatieties pie mums",
        "Mūsu veikala precēm nekas nav jāskaita: muitas nodoklis un importa PVN jau ir cenā.",
      ],
    ),
    p(
      "Nepalīdz tikai viens: norādīt mazāk, nekā samaksājāt. Muita deklarāciju salīdzina ar veikala rēķinu, un par nepareizu deklarāciju var sodīt.",
    ),
    button("Aprēķināt manu sūtījumu", "/calculate"),
  ],
};
