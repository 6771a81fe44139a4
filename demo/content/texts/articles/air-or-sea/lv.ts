import { button, h2, info, list, p, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "pa-gaisu-vai-pa-juru",
  title: "Pa gaisu vai pa jūru? Skaidra atbilde astoņiem preču veidiem",
  description: "Apavi lido, segas peld. Tabula, ar kuru kalkulators nav vajadzīgs, un trīs jautājumi visam pārējam.",
  blocks: [
    list(
      "**Pa gaisu – {airDays},** pa jūru – {seaDays}",
      "**Mazas un vieglas preces sūtiet pa gaisu:** pa jūru gandrīz neko neietaupīsiet",
      "**Viena lieta, kas nedrīkst lidot,** visu kasti nosūta pa jūru",
    ),
    p(
      "Gandrīz visu, ko atvedam, var sūtīt divējādi. Pa gaisu tas aizņem {airDays}, pa jūru – {seaDays}. Lēnākais ceļš ne vienmēr ir lētāks, un ātrākais ne vienmēr ir atļauts. Lai izlemtu, pietiek ar trim jautājumiem.",
    ),
    h2("Pirmais jautājums: vai to drīkst sūtīt pa gaisu?"),
    p(
      "Dažas lietas pa gaisu nevedam ne par kādu naudu: smaržas, nagu laku, aerosolus, ārējos akumulatorus, atsevišķas baterijas, alkoholu. Tām paliek jūra. Ierīces ar iebūvētu bateriju drīkst lidot, ne vairāk kā divas kastē, un šķidrumi – iepakojumos līdz 100 ml.",
    ),
    p(
      "Tas viss nav jāatceras. Tiklīdz norādāt preču veidu, kalkulators un pārsūtīšanas pieprasījums rāda tikai pieejamos veidus un vienā teikumā paskaidro, kāpēc otra nav.",
    ),
    h2("Otrais jautājums: vai tas ir smags vai liels?"),
    p(
      "Sūtot pa gaisu, maksājat par lielāko no diviem skaitļiem: svaru uz svariem vai svaru, kam atbilst izmērs. Sūtot pa jūru, gandrīz vienmēr nozīme ir izmēram. Kubikmetrs tur skaitās tonna, tāpēc pēc svara maksā tikai par ļoti blīvām precēm.",
    ),
    p(
      "Īsi sakot, **mazas un vieglas lietas pa jūru gandrīz nekļūst lētākas**: katrai kastei ir sākuma cena, un pirmais solis maksā apmēram tikpat. Jo lielāka kaste, jo lielāka starpība. Sūtot pa jūru apavu pāri, ietaupīsiet varbūt kafijas tasi, bet velosipēdu vai auto daļas – reizēm vairāk nekā pusi no pārvadājuma cenas.",
    ),
    info(
      "Pa gaisu sūta visas mūsu noliktavas, pa jūru – ne visas. Ja kalkulatorā kāda veida nav, šī noliktava to nepiedāvā.",
    ),
    h2("Trešais jautājums: kad jums to vajag?"),
    p(
      "Saņemšanas laiku vienmēr rādām ar diviem datumiem, “no” un “līdz”, nevis kā vienas dienas solījumu. Ja jums der arī vēlākais datums, mierīgi izvēlieties lētāko ceļu. Ja neder, aviopārvadājums maksās mazāk nekā nokavēta dāvana.",
    ),
    h2("Astoņi preču veidi"),
    table(
      ["Preces", "Mūsu padoms", "Kāpēc"],
      ["Apavi, viens vai divi pāri", "Pa gaisu", "Tik viegli, ka jūra gandrīz neko neietaupa"],
      ["Tālrunis, klēpjdators, austiņas", "Pa gaisu", "Mazi un vērtīgi; baterija ir iekšā"],
      ["Šīs sezonas kleita vai mētelis", "Pa gaisu", "Pēc sešām nedēļām būs cita sezona"],
      ["Smaržas, nagu laka", "Pa jūru", "Degošas preces pa gaisu neved"],
      ["Ārējais akumulators, rezerves baterijas", "Pa jūru", "Atsevišķas baterijas pa gaisu neved"],
      ["Grāmatas, instrumenti, hanteles", "Pa jūru", "Smagi, mazi un nekad nesteidzas"],
      ["Segas, spilveni, rotaļlietas lielās kastēs", "Pa jūru", "Nozīme ir izmēram, un pa gaisu par to maksā pilnībā"],
      ["Velosipēds, auto daļas", "Pa jūru", "Jo lielāka kaste, jo vairāk ietaupāt"],
    ),
    h2("Kas nemainās"),
    p(
      "Muitas nodoklis abos gadījumos ir vienāds: muita nejautā, kā preces ceļojušas. Importa PVN rēķina no precēm, muitas nodokļa un pārvadājuma, tāpēc lētāks pārvadājums mazliet samazina arī nodokli. Vienāds ir arī pēdējais posms: kurjers atved sūtījumu līdz durvīm vai uz jūsu izvēlēto saņemšanas punktu.",
    ),
    p(
      "Arī apdrošināšana no ceļa nav atkarīga. Jebkurā gadījumā atbildam līdz {insuranceIncluded}. Dārgākas preces varat apdrošināt: tas maksā {insurancePercent} no vērtības, bet ne mazāk kā {insuranceMinimum}.",
    ),
    h2("Kur izvēlaties"),
    list(
      "Grozā, ja pērkat mūsu veikalā: abas cenas un abi datumi ir blakus, un pārdomāt varat līdz pat pasūtījumam.",
      "Aprēķinā: nosakām cenu gan pa gaisu, gan pa jūru, un jūs izvēlaties, kad to apstiprināt.",
      "Pārsūtīšanas pieprasījumā: kad sūtījumi deklarēti, pirms maksāšanas.",
    ),
    p(
      "Ja kaut vienu lietu kastē nedrīkst vest pa gaisu, visa kaste ceļo pa jūru. Bieži labāk tādu lietu nosūtīt atsevišķi un pārējam ļaut lidot.",
    ),
    h2("Ja pārdomājat"),
    p(
      "Kad pārsūtīšanas pieprasījums ir apmaksāts, ceļu vairs nevar mainīt. Taču, kamēr neesam sākuši iesaiņot, varat to atcelt, saņemt naudu atpakaļ un izveidot jaunu. Aprēķinā izvēlaties, līdz to apstiprināt, un pēc tam, kamēr neesam nopirkuši, vēl varat atcelt. Mūsu veikala pasūtījumam ir spēkā tas pats, kas visiem pirkumiem: kamēr tas nav nosūtīts, varam to apturēt. Tāpēc pirms maksāšanas veltiet minūti trim jautājumiem, un šī daļa jums gandrīz nekad nebūs vajadzīga.",
    ),
    button("Salīdzināt abus veidus", "/calculate"),
  ],
};
