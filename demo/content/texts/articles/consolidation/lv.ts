import { button, h2, list, p, quote, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "tris-sutijumi-viena-kaste",
  title: "Trīs sūtījumi, viena kaste: kad ir vērts apvienot",
  description:
    "Apvienojot sūtījumus, lētāks kļūst pārvadājums, bet ne vienmēr muitas nodoklis. Kā tas notiek un cik maksā.",
  blocks: [
    list(
      "**Viena kaste, viens pārvadājums:** sākuma cena jāmaksā vienreiz",
      "**Apvienošana maksā {joinFee}** par katru sūtījumu pēc pirmā",
      "**Līdzīgs pie līdzīga:** vienu preču veidu skaita vienreiz",
    ),
    p(
      "Vienā nedēļā iepirkāties trijos veikalos, un mūsu noliktavā jūs gaida trīs sūtījumi. Katru varat sūtīt atsevišķi vai lūgt tos iesaiņot vienā kastē. Parasti viena kaste ir lētāka. Bet ne vienmēr, un ir vērts zināt, kāpēc.",
    ),
    h2("Kas kļūst lētāks"),
    p(
      "**Pārvadājums.** Katram braucienam ir sākuma cena, un svaru pa gaisu noapaļo uz augšu pa {airStep}. Par trim kastēm abus maksājat trīsreiz, par vienu – vienreiz. Svarus un tilpumus saskaita pirms noapaļošanas, tāpēc apvienota kaste nekad neskaitās smagāka par atsevišķām.",
    ),
    p("**Piegāde.** Kurjers ved vienu kasti, nevis trīs, un pie pakomāta ejat vienreiz."),
    p(
      "**Muitas nodoklis, ja preces ir līdzīgas.** Divos sūtījumos ir kokvilnas T-krekli? Vienā pieprasījumā tie ir viens preču veids, un {dutyPerCode} maksājat tikai vienreiz.",
    ),
    p(
      "**Iesaiņojums.** Veikaliem patīk lielas kastes, kurās ir daudz gaisa. Ja vēlaties, noņemam veikalu kastes un saliekam lietas cieši. Tas, par ko bija jāmaksā pēc izmēra, tad bieži skaitās pēc svara.",
    ),
    h2("Cik tas maksā"),
    p(
      "Apvienošana maksā {joinFee} par katru sūtījumu pēc pirmā. Burbuļplēve un otra siena trauslām lietām – {wrapFee}. Tas ir viss; abas rindas redzat pirms maksāšanas.",
    ),
    h2("Kam pievērst uzmanību"),
    list(
      "**{dutyLimit} robeža.** Visu pieprasījuma sūtījumu vērtības saskaita. Ja kopā tās pārsniedz {dutyLimit}, tad fiksētās summas ({dutyPerCode} par veidu) vietā ir spēkā parastais tarifs. Tālruņiem un klēpjdatoriem tā var būt laba ziņa, apaviem – reti.",
      "**Lēnākais ceļabiedrs.** Ja vienā sūtījumā ir kas tāds, ko nedrīkst vest pa gaisu, visa kaste ceļo pa jūru. Smaržas sūtiet atsevišķi.",
      "**Gaidīšana.** Pirmais sūtījums gaida pēdējo. Bez maksas glabājam {freeStorageDays}; pēc tam katra iesākta diena maksā {storagePerDay}, un samaksājat, kad sūtījums dodas ceļā.",
      "**Dāvanas kārba.** Noņemtās veikalu kastes atlikt atpakaļ vairs nevar. Ja kārba ir dāvanas daļa, atstājiet to.",
      "**Viena noliktava.** Kopā var ceļot tikai vienas noliktavas sūtījumi, ne vairāk kā {mostParcels}.",
    ),
    h2("Kā to izdarīt"),
    steps(
      [
        "Sagaidiet visus sūtījumus",
        "Sadaļā “Sūtījumi” redzat katra sūtījuma fotoattēlu, svaru, izmēru un atlikušās bezmaksas dienas.",
      ],
      [
        "Deklarējiet saturu",
        "Norādiet, kas ir iekšā, cik gabalu un cik samaksājāt. To varat izdarīt, kamēr sūtījums vēl ir ceļā pie mums.",
      ],
      [
        "Atlasiet un sūtiet kopā",
        "Atzīmējiet sūtījumus un spiediet “Sūtīt kopā”. Izvēlieties ceļu pa gaisu vai pa jūru, piegādi un iesaiņojumu.",
      ],
      [
        "Redziet cenu pirms maksāšanas",
        "Tā ir augstākā cena, ko varat samaksāt. Pēc iesaiņošanas jauno kasti nosveram un izmērām; ja sanāk mazāk, starpību ieskaitām bilancē. Ja vairāk, tās ir mūsu rūpes.",
      ],
    ),
    p(
      "Visi sūtījumi nav jāņem. Tie, kurus neatzīmējāt, paliek glabāšanā ar savām bezmaksas dienām, un tos varat nosūtīt vēlāk kopā ar nākamajiem.",
    ),
    h2("Cena ir griesti"),
    p(
      "Pie pēdējā punkta ir vērts apstāties, jo citur bieži ir otrādi. Kamēr nav iesaiņots, neviens nezina, cik liela būs kopējā kaste. Tāpēc rēķinām pēc sūtījumiem, kādi tie pienāca, un šai summai jūs piekrītat. Iesaiņotās kastes pārvadājums to var tikai samazināt, un kopā ar to samazinās arī importa PVN.",
    ),
    quote("Jūs piekrītat augstākajai cenai. Ko ietaupa mazāka kaste, tas paliek jums."),
    p(
      "Vēlaties precīzu cenu, pirms maksājat? Izvēlieties izmēģinājuma iesaiņošanu par {rehearsalFee}. Vispirms iesaiņojam un paziņojam precīzu summu, un maksājat pēc tam. Ja tad izlemjat nesūtīt, maksājat tikai par izmēģinājuma iesaiņošanu.",
    ),
    h2("Vienkāršs likums"),
    p(
      "Apvienojiet, ja preces ir līdzīgas, nekas nesteidzas un kopā tās nepārsniedz {dutyLimit}. Sūtiet atsevišķi, ja kaut ko vajag steidzami, kaut ko nedrīkst vest pa gaisu vai kopā pārsniegtu robežu. Ja šaubāties, ievadiet kastes kalkulatorā divreiz: kopā un pa vienai. Tas aizņems divas minūtes, un konts nav vajadzīgs.",
    ),
    button("Doties pie maniem sūtījumiem", "/parcels"),
  ],
};
