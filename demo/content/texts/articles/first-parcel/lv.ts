import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "pirmais-sutijums",
  title: "Jūsu pirmais sūtījums: no adreses līdz durvīm",
  description: "Astoņi soļi, un neviens nav grūts. Ko rakstīt adreses rindā, ko deklarēt un par ko maksājat.",
  blocks: [
    list(
      "**Adrese ārzemēs, kas ir tikai jūsu:** Suite numuram jābūt uz katras etiķetes",
      "**Bez maksas glabājam {freeStorageDays},** tāpēc sūtījumi var ceļot kopā",
      "**Jūs piekrītat augstākajai cenai:** ko ietaupa mazāka kaste, paliek jums",
    ),
    p(
      "Vārds “pārsūtīšana” izklausās tā, it kā tas būtu domāts importētājiem. Patiesībā tā ir adrese. Jūs to saņemat ārzemēs, iepērkaties tā, it kā tur dzīvotu, un mēs atvedam mājās to, kas pienāk. Ja vēl neesat mēģinājis, veltiet šai lapai desmit minūtes. Otrajā reizē tā vairs nebūs vajadzīga.",
    ),
    h2("Pirms sākat"),
    p(
      "Vajadzīgs konts un apstiprināts e-pasts. Reģistrācija aizņem minūti, un karte nav vajadzīga. Atveriet saiti mūsu vēstulē un dodieties uz sadaļu [Sūtījumi](/parcels): tur ir jūsu adreses, pa vienai katrā noliktavā.",
    ),
    p(
      "Katrā adresē ir rinda, kas pieder tikai jums: **Suite numurs**, divi burti un pieci cipari. Visās noliktavās tas ir vienāds. Pēc tā zinām, ka kaste ir jūsu, tāpēc tam jābūt uz katras etiķetes.",
    ),
    h2("Astoņi soļi"),
    steps(
      [
        "Pārbaudiet, ko drīkst sūtīt",
        "Ne visu drīkst vest, un dažas lietas – tikai pa jūru. Kalkulators to pateiks minūtē un parādīs, cik aptuveni maksās līdz durvīm.",
      ],
      [
        "Izvēlieties noliktavu",
        "Ņemiet to, kas ir veikala valstī. Piegāde valsts iekšienē ir lētāka un bieži bez maksas.",
      ],
      [
        "Iepērcieties ar savu adresi",
        "Pārkopējiet to veikala veidlapā rindu pa rindai. Vārds kā kontā, Suite numurs adreses otrajā rindā, un, ja vajag vietējo tālruni, mūsu numurs.",
      ],
      [
        "Paziņojiet par sūtījumu",
        "Kad veikals atsūta izsekošanas numuru, ievadiet to lapā “Paziņot par sūtījumu” un norādiet veikalu. Tad kasti pazīsim, kad tā pienāks.",
      ],
      [
        "Deklarējiet saturu",
        "Kas ir iekšā, cik gabalu, cik samaksājāt, kur ražots. To var izdarīt, kamēr sūtījums vēl ir ceļā. Rakstiet ar latīņu burtiem un vismaz divus vārdus: “running shoes”, nevis “gift”.",
      ],
      [
        "Sagaidiet mūsu vēstuli",
        "Kasti nosveram, izmērām un nofotografējam, un to visu atradīsiet kontā. Bez maksas glabājam {freeStorageDays}.",
      ],
      [
        "Sūtiet tālāk",
        "Izvēlieties vienu vai vairākus sūtījumus, ceļu pa gaisu vai pa jūru, kurjeru un iesaiņojumu. Redzat visu cenu rindu pa rindai un samaksājat.",
      ],
      ["Sekojiet ceļam uz mājām", "Izsekošanas lapā, līdz sūtījums ir pie durvīm vai saņemšanas punktā."],
    ),
    h2("Par ko maksājat"),
    table(
      ["Rinda", "Kad tā ir"],
      ["Pārvadājums", "Vienmēr: pēc svara vai izmēra, kas lielāks"],
      ["Piegāde", "Vienmēr: kurjers jūsu valstī"],
      ["Muitas nodoklis un importa PVN", "Pēc muitas noteikumiem; redzams pirms maksāšanas"],
      ["Apvienošana", "{joinFee} par katru nākamo sūtījumu kastē"],
      ["Trauslu lietu ietīšana", "{wrapFee}, ja vēlaties"],
      [
        "Apdrošināšana",
        "{insurancePercent} no vērtības, vismaz {insuranceMinimum}, ja vēlaties; līdz {insuranceIncluded} atbildam tāpat",
      ],
      ["Glabāšana", "{storagePerDay} par katru iesāktu dienu pēc bezmaksas dienām"],
    ),
    p("Summa, kurai piekrītat, ir lielākā. Ja iesaiņotā kaste ir mazāka, starpība nonāk jūsu bilancē."),
    info("Par precēm mums nemaksājat: par tām samaksājāt veikalam. Un pie durvīm naudu neviens neprasa."),
    h2("Kļūdas, ko reiz pieļauj visi"),
    list(
      "**Nav Suite numura.** Veikala veidlapā bija tikai viena rinda, un jūs to izlaidāt. Rakstiet to aiz ielas vai aiz vārda: jebkur ir labāk nekā nekur.",
      "**Svešs vārds.** Sūtījumu uz citu vārdu aizturam, līdz paskaidrojat. Pasūtiet uz savu.",
      "**Pazudis rēķins.** Reizēm to vajag mums vai muitai. Saglabājiet katra pasūtījuma apstiprinājumu.",
      "**Deklarācija gaida.** Nedeklarēts sūtījums nevar doties ceļā. Tas tikai tērē bezmaksas dienas.",
      "**Vērtība “noapaļota”.** Rakstiet, cik samaksājāt, līdz centam. Par mazu summu var sodīt, par lielu samaksāsiet lieku nodokli.",
    ),
    h2("Ja kaut kas neizdodas"),
    p(
      "Veikals saka “piegādāts”, bet sūtījuma nav? Tātad uz etiķetes nebija salasāma Suite numura. Sūtījumu lapā varat meklēt pēc izsekošanas numura un pēc tā, ko zina tikai pircējs.",
    ),
    p(
      "Kaut kas ir bojāts? Nofotografējam un vispirms pajautājam jums. Pārdomājāt? Kamēr sūtījums ir pie mums, to var nosūtīt atpakaļ veikalam. Samaksājāt par pārsūtīšanas pieprasījumu un gribat to apturēt? Kamēr neesam sākuši iesaiņot, varat to atcelt, un naudu atmaksājam.",
    ),
    p("Neapmaksāts pieprasījums gaida {unpaidRequestDays}; pēc tam sūtījumi vienkārši atkal ir brīvi."),
    h2("Labs pirmais sūtījums"),
    p(
      "Nesāciet ar kāzu kleitu. Sāciet ar ko mazu, noderīgu un nesteidzamu: grāmatu, zināma izmēra apaviem, rotaļlietu. Pāris nedēļās iepazīsiet visu ceļu un nākamreiz zināsiet, ko dara katra poga.",
    ),
    quote("Pirmais sūtījums ir treniņš. Otrais ir iepirkšanās."),
    button("Saņemt savu adresi", "/parcels"),
  ],
};
