import { button, h2, info, list, numbered, p, steps, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-drosi-maksat-nezinamam-veikalam",
  title: "Kā maksāt veikalam, par kuru neko nezināt",
  description:
    "Piecas īsta veikala pazīmes, trīs iemesli uzreiz doties prom un ko darām mēs, lai nauda nonāktu pareizajā vietā.",
  blocks: [
    list(
      "**Īsts veikals saka, kas tas ir,** atbild, un tā cenas ir dažādas",
      "**Maksājiet ar karti vai maksājumu pakalpojumu,** nekad ar pārskaitījumu personai",
      "**Vai arī nopirksim mēs:** mūsu maksa {quoteFeePercent}, ne mazāk kā {quoteFeeMinimum}",
    ),
    p(
      "Apavi visur izpārdoti, un pēkšņi atrodat tos nezināmā veikalā par puscenu. Varbūt tas ir atradums. Bet varbūt pagājušajā nedēļā izveidota veikala kopija. Lai vienu no otra atšķirtu, parasti pietiek ar piecām minūtēm.",
    ),
    h2("Piecas īsta veikala pazīmes"),
    numbered(
      "**Tas pasaka, kas tas ir.** Uzņēmuma nosaukums, adrese, numurs reģistrā. Pameklējiet nosaukumu: īsts uzņēmums atstāj pēdas arī ārpus savas vietnes.",
      "**Tas atbild.** Nosūtiet īsu jautājumu par preci. Cilvēks, kas preci pazīst, atbild citādi nekā programma, kurai vajag jūsu karti.",
      "**Tā noteikumus var izlasīt.** Piegāde, atgriešana, garantija: pilnos teikumos, vienā valodā un ar paša veikala nosaukumu. Nokopētos noteikumos bieži palicis svešs.",
      "**Tā cenas ir dažādas.** Īstā veikalā ir dārgas un lētas, vecas un jaunas preces. Kur viss maksā pusi, tur nekas nav īsts.",
      "**Tā adrese ir paša adrese.** Izlasiet adreses rindu pa burtam. Samainīts burts vai pielikts vārds, piemēram, “outlet”, ir visbiežākā viltība.",
    ),
    h2("Trīs iemesli doties prom"),
    warning(
      "Dodieties prom, ja veikals pieņem tikai pārskaitījumus privātpersonai, dāvanu kartes vai kriptovalūtu. Dodieties prom, ja pulkstenis skaita minūtes un pēc lapas pārlādes sāk no jauna. Dodieties prom, ja kāds prasa kodu, ko atsūtījusi jūsu banka.",
    ),
    h2("Kā maksāt, ja tomēr pērkat"),
    p(
      "Maksājiet ar karti vai pakalpojumu, kas ļauj maksājumu apstrīdēt, nevis ar vienkāršu pārskaitījumu. Nekad nesūtiet kartes attēlu. Saglabājiet apstiprinājumu un preces lapas attēlu ar cenu: abus vajadzēs arī muitai. Un izmantojiet paroli, ko nelietojat nekur citur, jo datus pirmie pazaudē mazākie veikali.",
    ),
    h2("Ļaujiet nopirkt mums"),
    p(
      "Ja negribat dot karti svešiniekiem, atsūtiet saiti mums. Ar pakalpojumu “Nopērciet man” maksājat mums, un veikalam maksājam mēs. Pajautāt neko nemaksā:",
    ),
    steps(
      [
        "Jūs atsūtāt sarakstu",
        "Saites, izmēri, krāsas, līdz {quoteMostItems} precēm, ja vēlaties – no vairākiem veikaliem.",
      ],
      [
        "Apskata cilvēks",
        "Pirms nosakām cenu, atveram veikalu. Ja tur vēl neesam pirkuši, skatāmies rūpīgāk. Ja kaut kas nav kārtībā, pasakām un neko nepērkam.",
      ],
      [
        "Saņemat vienu cenu līdz durvīm",
        "Preces, mūsu maksa {quoteFeePercent} (ne mazāk kā {quoteFeeMinimum}), pārvadājums, apdrošināšana, muitas nodoklis, PVN un piegāde. Cena ir spēkā {quoteValidHours}.",
      ],
      ["Jūs maksājat, mēs pērkam", "Kamēr neesam nopirkuši, varat atcelt un saņemt visu naudu atpakaļ."],
    ),
    p("Preces tad pienāk mūsu noliktavā, nevis uzreiz pie jums."),
    h2("Un vai šeit maksāt ir droši?"),
    p(
      "Pamatots jautājums; mēs to uzdodam citiem. Mūsu lapā kartes numuru nekad neievadāt. Jūs to ievadāt maksājumu pakalpojuma lapā vai pieslēdzaties PayPal; kur var maksāt ar internetbanku, maksājumu apstiprināt savā bankā. Numurs līdz mums nenonāk, tāpēc no mums to neviens nevar nozagt.",
    ),
    list(
      "Uz pogas rakstīts, cik maksāsiet, un vēlāk nekas netiek pielikts.",
      "Ja savienojums pārtrūkst, varat spiest vēlreiz: divreiz nauda netiks ieturēta.",
      "Ja maksājums neizdodas, pasūtījums gaida. Varat mēģināt vēlreiz vai izvēlēties citu veidu.",
      "Nauda, kas pienāk par vēlu, kad pasūtījuma vairs nav, tiek atmaksāta automātiski.",
      "Katru maksājumu un katru atmaksu redzat savā kontā.",
    ),
    info(
      "E-pastā vai pa tālruni mēs nekad neprasām kartes numuru, paroli vai bankas kodu. Ja kāds to dara mūsu vārdā, [uzrakstiet mums](/contacts).",
    ),
    h2("Ja tomēr nepaveicās"),
    p(
      "Rīkojieties ātri un kārtīgi. Uzrakstiet veikalam, nosauciet termiņu, saglabājiet atbildi. Tad vērsieties bankā vai karšu uzņēmumā: tiem ir termiņi, bieži dažas nedēļas. Nomainiet paroli visur, kur to lietojāt. Un nemaksājiet tam, kas raksta neprasīts un sola naudu atgūt: tā ir tās pašas viltības otrā puse.",
    ),
    h2("Pēdējās sekundes likums"),
    p(
      "Pirms spiežat pogu, pajautājiet sev: ja kaut kas noiet greizi, kas man var atdot naudu? Ja atbilde ir banka, karšu uzņēmums vai kāds, ko var atrast, droši maksājiet. Ja atbilde ir “neviens”, apavi nav tā vērti.",
    ),
    button("Atsūtīt saiti", "/order-form"),
  ],
};
