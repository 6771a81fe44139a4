import { button, h2, list, p, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "baterijas-sutijuma",
  title: "Baterijas sūtījumā: kas lido un kas peld",
  description:
    "Iekšā vai atsevišķi: viens vārds izšķir, kā ceļos ārējais akumulators. Un saraksts, ko ved tikai pa jūru vai nesūta nemaz.",
  blocks: [
    list(
      "**Ierīcē:** drīkst pa gaisu, kastē ne vairāk kā divas ierīces",
      "**Atsevišķi, piemēram, ārējais akumulators:** tikai pa jūru",
      "**Norādiet to deklarācijā:** noslēpta baterija aptur sūtījumu",
    ),
    p(
      "Tālrunis drīkst lidot, bet ārējais akumulators – ne, lai gan iekšā tiem ir gandrīz viens un tas pats. Tā nav mūsu iegriba. Bojāta litija baterija var aizdegties, un lidmašīnas kravas nodalījumā ugunsgrēku neviens nenodzēsīs. Tāpēc noteikumi vispirms jautā: vai bateriju sargā ierīce, vai tā ir atsevišķi?",
    ),
    h2("Divi vārdi, kas izšķir"),
    p(
      "**Iekšā.** Baterija atrodas ierīcē un tur paliek: tālrunī, klēpjdatorā, austiņās, fotoaparātā, viedpulkstenī, elektriskajā zobu birstē. Tādas ierīces drīkst sūtīt pa gaisu, **ne vairāk kā divas kastē**. Pa jūru šādas robežas nav.",
    ),
    p(
      "**Atsevišķi.** Baterija ir pati prece vai atrodas blakus ierīcei: ārējais akumulators, fotoaparāta rezerves baterija, uzlādējamu bateriju komplekts, akumulators skrūvgriezim. Tas viss ceļo **tikai pa jūru**, lai cik mazs būtu.",
    ),
    table(
      ["Lieta", "Pa gaisu", "Pa jūru"],
      ["Tālrunis, planšete, klēpjdators", "Jā, divi kastē", "Jā"],
      ["Austiņas, austiņas ar futrāli", "Jā, divas kastē", "Jā"],
      ["Viedpulkstenis, fotoaparāts, drons", "Jā, divi kastē", "Jā"],
      ["Ārējais akumulators", "Nē", "Jā"],
      ["Rezerves vai uzlādējamas baterijas", "Nē", "Jā"],
      ["Skriešanas apavi ar izsekotāju zolē", "Nē", "Jā"],
    ),
    p(
      "Pēdējā rinda daudzus pārsteidz. Dažos sporta apavos ir iebūvēts mazs litija izsekotājs. Ja tāds ir arī jūsējos, tie peld.",
    ),
    h2("Ko tas nozīmē jūsu kastei"),
    p(
      "Viena lieta, kas nedrīkst lidot, uz zemes atstāj visu kasti. Ja apvienosiet jaku, divus apavu pārus un ārējo akumulatoru, viss ceļos pa jūru. Ir divas izejas:",
    ),
    list(
      "Akumulatoru sūtiet atsevišķā pieprasījumā, pa jūru, un pārējais lai lido.",
      "Ārzemēs to nemaz nepērciet. Varbūt tāds ir pie mums vai veikalā aiz stūra, un ceļš nav vajadzīgs.",
    ),
    p("Ierīču ar baterijām ir trīs? Tad veidojiet divas kastes vai izvēlieties jūru."),
    h2("Kā mēs zinām"),
    p(
      "Deklarējot sūtījumu, katrā rindā izvēlaties preču veidu. Mūsu tabulās norādīts, kuros veidos var būt baterijas, šķidrumi vai magnēti, un pārsūtīšanas pieprasījums piedāvā tikai atļautos veidus. Iemeslu tas pasaka vienā teikumā. Kalkulators to pašu parāda vēl pirms pirkuma.",
    ),
    warning(
      "Lūdzu, neslēpiet bateriju aiz cita vārda. Ja to atradīs noliktavā, sūtījums tiks aizturēts, līdz atbildēsiet. Ja vēlāk, lidostā, gaidīs visa krava, un deklarācija būs bijusi nepareiza, par ko var sodīt.",
    ),
    h2("Daži padomi"),
    list(
      "Pirms sūtīšanas ierīces jāizslēdz. Daudzi veikali tā arī dara; par lietotu ierīci jārūpējas pārdevējam.",
      "Lūdziet oriģinālo iepakojumu. Tas neļauj ierīci saspiest vai nejauši ieslēgt.",
      "Uzpūstu, karstu vai bojātu bateriju nedrīkst sūtīt nekādi un nevienam. Nododiet to savākšanas vietā.",
      "Ja dronam tajā pašā kastē ir rezerves baterijas, tās skaitās atsevišķas. Lūdziet veikalam dronu sūtīt bez tām.",
    ),
    h2("Ne tikai baterijas"),
    p("Te ir arī pārējais saraksts, kāds tas pie mums ir spēkā:"),
    table(
      ["Kas", "Kā ceļo"],
      ["Smaržas, nagu laka un citas degošas preces", "Tikai pa jūru"],
      ["Aerosoli, piemēram, matu laka un dezodorants", "Tikai pa jūru"],
      ["Krēmi, šampūns un citi šķidrumi", "Pa gaisu – iepakojumos līdz 100 ml"],
      ["Spēcīgi magnēti, daži skaļruņi", "Pa gaisu tikai ekranēti; to pārbaudām"],
      ["Pārtika", "Aizzīmogota un derīga bez ledusskapja"],
      ["Alkohols", "Ne pa gaisu un ne uz visām valstīm"],
      ["Zāles, tabaka, elektroniskās cigaretes", "Nesūtām"],
      ["Augi un sēklas, gaļa, piens, siers", "Nesūtām"],
      ["Ieroči", "Nesūtām"],
    ),
    p(
      "Noteikumi mainās. Spēkā ir tas, ko kalkulators rāda šodien, nevis tas, ko pērn rakstīja kāds raksts, pat ja tas ir mūsu.",
    ),
    h2("Ja tas jau ir noticis"),
    p(
      "Nopirkāt ārējo akumulatoru, tas ir mūsu noliktavā, bet gribējāt to pa gaisu? Nekas nav zaudēts. Tas var ceļot pa jūru, viens vai kopā ar lietām, kas nesteidzas, vai arī varam to nosūtīt atpakaļ veikalam par {sendBackFee} un etiķetes cenu. Bez maksas glabājam {freeStorageDays}, tāpēc varat mierīgi padomāt.",
    ),
    button("Pārbaudīt, kas drīkst lidot", "/calculate"),
  ],
};
