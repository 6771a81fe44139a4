import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "atgriesana-soli-pa-solim",
  title: "Pārdomājāt? Atgriešana soli pa solim",
  description:
    "Jums ir {withdrawalDays}, un iemesls nav vajadzīgs. Ko spiest, kā iesaiņot, ko atmaksāsim un kad labāka ir pretenzija.",
  blocks: [
    list(
      "**Pārdomām ir {withdrawalDays},** iemeslu nejautājam",
      "**Atmaksājam preces, pārvadājumu un piegādi;** sūtījumu mums apmaksājat jūs",
      "**Kaut kas nav kārtībā?** Iesniedziet pretenziju: jums tā neko nemaksā",
    ),
    p(
      "Ne viss, kas labi izskatās ekrānā, labi izskatās mājās. Tāpēc likums, pērkot no attāluma, dod laiku pārdomām, un mēs ceļu atpakaļ esam izveidojuši tikpat īsu kā ceļu šurp. Te tas ir viss, ar summām.",
    ),
    h2("Divas dažādas lietas"),
    p("Sakot “atgriezt”, cilvēki domā vienu no divām lietām."),
    p(
      "**Jūs pārdomājāt.** Prece ir kārtībā, tikai to vairs negribat. Tas ir _atteikums no līguma_. Tam jums ir {withdrawalDays} pēc preču saņemšanas, un iemeslu neviens nejautā.",
    ),
    p(
      "**Kaut kas nav kārtībā.** Prece ir bojāta, nepilnīga vai nav tā, ko pasūtījāt. Tā ir _pretenzija_, un šīs dienas uz to neattiecas: likuma garantija pēc piegādes ir spēkā {warrantyYears}. Tad neko nemaksājat, pat ne par ceļu atpakaļ. Tālāk varat nelasīt: dodieties uz [pretenziju lapu](/claims).",
    ),
    h2("Kā atteikties no līguma"),
    steps(
      [
        "Atveriet veidlapu",
        "Saite “Atteikties no līguma šeit” ir katras lapas apakšā. Konts nav vajadzīgs. Ja esat pieslēdzies, piedāvāsim jūsu pasūtījumus.",
      ],
      [
        "Norādiet pasūtījumu",
        "Vārds un uzvārds, pasūtījuma numurs (tas sākas ar OR) un e-pasts apstiprinājumam. Bez iemesla un attaisnojumiem.",
      ],
      [
        "Apstipriniet",
        "Paziņojums ir spēkā no brīža, kad nospiežat otro pogu. Apstiprinājumu ar dienu un laiku uzreiz nosūtām pa e-pastu.",
      ],
      [
        "Nosūtiet preces atpakaļ",
        "Tam ir {withdrawalDays} pēc paziņojuma. Iesaiņojiet tā, lai preces izturētu ceļu. Kurp sūtīt, uzrakstīsim.",
      ],
      [
        "Saņemiet naudu",
        "Arī mums ir {withdrawalDays} pēc paziņojuma. Varam pagaidīt, līdz preces ir pie mums vai līdz apliecināt, ka tās nosūtījāt.",
      ],
    ),
    info(
      "Pasūtījums vēl nav atstājis mūsu noliktavu? Tad nekas nav jāsūta. Mēs to apturam, un naudu atmaksājam uzreiz.",
    ),
    h2("Ko atmaksājam un ko ne"),
    table(
      ["Cenas daļa", "Vai atmaksājam?"],
      ["Preces", "Jā, pilnībā"],
      ["Pārvadājums un piegāde jums", "Jā, par parasto cenu"],
      ["Cenā iekļautais muitas nodoklis un importa PVN", "Jā, tie ir cenas daļa"],
      ["Sūtījums atpakaļ mums", "Nē, par to maksājat jūs"],
    ),
    p(
      "Nauda atgriežas pa to pašu ceļu: kartē, PayPal, bankas kontā vai bilancē. Bankai var būt vajadzīgas dažas dienas, lai to parādītu.",
    ),
    h2("Vai drīkst izmēģināt?"),
    p(
      "Jā. Mājās drīkstat darīt to pašu, ko veikalā: uzvilkt apavus uz tīras grīdas, uzģērbt jaku, ieslēgt austiņas. Kas ir vairāk, piemēram, pastaiga lietū, samazina vērtību, un šo daļu varam atskaitīt. Tāpēc, kamēr neesat izlēmis, nenoņemiet etiķetes un saglabājiet kārbu.",
    ),
    p(
      "Dažas lietas atgriezt nevar: speciāli jums izgatavotas preces un atvērtas aizzīmogotas preces, kuras higiēnas dēļ vairs nevar pārdot, piemēram, lūpu krāsu.",
    ),
    p(
      "Vēlaties daļu pasūtījuma paturēt? Veidlapā runa ir par visu pasūtījumu. Atbildiet uz mūsu vēstuli un uzrakstiet, kuras preces paturat; to apskata cilvēks un atmaksā naudu par pārējo.",
    ),
    h2("Kā iesaiņot"),
    list(
      "Izmantojiet kasti, kurā prece atceļoja, un aizlīmējiet visas malas.",
      "Ielieciet visu, kas tai pieder: vadus, siksniņas, rezerves pogas.",
      "Ielieciet lapiņu ar atteikuma numuru. Tas sākas ar WD.",
      "Pārvadātāja kvīti paturiet, līdz nauda ir saņemta. Tas ir jūsu pierādījums.",
    ),
    h2("Ja pirkāt citur"),
    p(
      "Ja sūtījumu jums pārsūtījām, preci pārdeva cits veikals, un ir spēkā tā noteikumi. Kamēr sūtījums ir mūsu noliktavā, varam to nosūtīt atpakaļ veikalam: tas ir sūtījuma lapā. Apstrāde maksā {sendBackFee}, etiķete – savu cenu. Kad sūtījums ir šķērsojis robežu, ceļš atpakaļ ir garš un dārgs. Tāpēc pirms sūtīšanas apskatiet fotoattēlus. Par {checkFee} sūtījumu atvērsim, preces saskaitīsim un apskatīsim.",
    ),
    p("Ar aprēķinu ir vienkāršāk: kamēr neesam nopirkuši, to varat atcelt un saņemt visu naudu atpakaļ."),
    quote("Lētākā atgriešana ir tā, kas nemaz neatstāj noliktavu."),
    h2("Ja dienas ir pagājušas"),
    p(
      "Tomēr uzrakstiet. Veidlapa pieņem paziņojumu arī pēc pēdējās dienas: tā pasaka, ka kavējaties, un paziņojumu izlasa cilvēks. Neko nesolām, bet izlasām noteikti.",
    ),
    button("Atteikties no līguma", "/withdrawal"),
  ],
};
