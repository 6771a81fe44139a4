import { button, h2, info, list, p, quote, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kapec-svarigs-izmers",
  title: "Kā mērām sūtījumu un kāpēc izmērs var maksāt vairāk nekā svars",
  description: "Spilvens gandrīz neko nesver, bet aizņem pusi kofera. Ko nozīmē “pēc izmēra” un kā maksāt mazāk.",
  blocks: [
    list(
      "**Skaita lielāko no diviem lielumiem:** svaru vai to, kam atbilst izmēri",
      "**Pa gaisu** kubikcentimetrus dala ar {airDivisor}",
      "**Mazāka kaste ir lētāka:** pirms iepakošanas varam noņemt veikala kasti",
    ),
    p(
      "Spilvens sver 1,2 kg. Sūtot pa gaisu, par to var nākties maksāt kā par {pillowChargedKg}. Izskatās pēc kļūdas, un par to mums raksta katru nedēļu. Taču kļūdas nav. Lidmašīna ir pilna daudz agrāk, nekā kļūst par smagu, tāpēc maksā ne tikai svars, bet arī vieta. Lūk, kā abus salīdzina.",
    ),
    h2("Noteikums vienā teikumā"),
    p(
      "Pa gaisu skaitām lielāko no diviem skaitļiem: **cik kaste sver** vai **kādam svaram atbilst tās izmērs**. Tilpumu kubikcentimetros dala ar {airDivisor}; iznāk svars kilogramos, ko sauc par tilpuma svaru. Lielāko skaitli noapaļo uz augšu pa {airStep}.",
    ),
    h2("Trīs kastes ar aprēķinu"),
    table(
      ["Kaste", "Izmērs", "Uz svariem", "Pēc izmēra", "Apmaksājams"],
      ["Spilvens", "50 × 40 × 20 cm", "1,2 kg", "{pillowVolumeKg}", "{pillowChargedKg}"],
      ["Tas pats spilvens, sarullēts", "40 × 30 × 15 cm", "1,2 kg", "{rolledVolumeKg}", "{rolledChargedKg}"],
      ["Grāmatas", "30 × 20 × 15 cm", "6 kg", "{booksVolumeKg}", "{booksChargedKg}"],
    ),
    p(
      "Par spilvenu maksā pēc izmēra, par grāmatām – pēc svara. Interesantākā ir otrā rinda: no kastes izņemts tikai gaiss, bet pārvadājums kļuva daudz lētāks.",
    ),
    h2("Un pa jūru?"),
    p(
      "Uz jūras kubikmetrs skaitās tonna, tāpēc gandrīz vienmēr izšķir izmērs. Skaita katru iesāktu kubikmetra simtdaļu. Pirmās rindas spilvens aizņem 0,04 m³. Lielas un vieglas lietas parasti labāk sūtīt pa jūru: par vietu tik un tā maksājat, bet katrs litrs maksā daudz mazāk.",
    ),
    h2("Kā mērām"),
    p(
      "Kad sūtījums pienāk, to noliek uz svariem un izmēra garumu, platumu un augstumu tā, kā kaste stāv, ar visu, kas izvirzās. Fotografējam to no ārpuses, uz svariem un ar etiķeti. Tas viss ir sūtījuma lapā jūsu kontā, tāpēc redzat to pašu, ko redzējām mēs.",
    ),
    p(
      "Tur ir arī viena svarīga rinda: **“Maksas svars … kg”**. Ja blakus rakstīts “pēc izmēra”, kaste savam svaram ir par lielu. Mūsu veikalā tāda rinda ir katras tās preces lapā, uz kuru tas attiecas.",
    ),
    info(
      "Šaubāties par mūsu skaitļiem? Sūtījuma lapā palūdziet izmērīt vēlreiz. Nepareizu skaitli izlabosim, pirms ko samaksājat.",
    ),
    h2("Pieci ceļi uz mazāku kasti"),
    list(
      "**Ļaujiet noņemt veikalu kastes.** Apavu kārba sūtījuma kastē un tā vēl vienā: katra kārta ir gaiss, par kuru maksājat. Mēs tās noņemam un saliekam lietas cieši. Atlikt atpakaļ tās nevar, tāpēc dāvanām tās labāk atstāt.",
      "**Apvienojiet sūtījumus.** Tilpumus saskaita pirms noapaļošanas, un pustukšas kastes aizpilda cita citas tukšumus.",
      "**Palūdziet veikalam mazāku iepakojumu.** Daudzos veikalos pasūtot var atzīmēt, ka vēlaties mazāk iepakojuma.",
      "**Izvēlieties to, kas salokās.** Dūnu jaka maisiņā, sarullēts paklājiņš, izjaukta lampa.",
      "**Padomājiet par jūru.** Ja nesteidzaties, salīdziniet abas cenas.",
    ),
    h2("Kam piekrītat"),
    p(
      "Pirms maksājat par pārsūtīšanas pieprasījumu, cenu rēķina pēc kastēm, kādas tās pienāca. Kad esam iesaiņojuši no jauna, mērām vēlreiz. Ja jaunā kaste ir mazāka, pārvadājums kļūst lētāks, un starpība atgriežas turp, no kurienes samaksāts. Ja tā būtu lielāka, nemaksāsiet vairāk, nekā piekritāt.",
    ),
    quote("Jūs nekad nemaksājat par lielāku kasti, nekā redzējāt."),
    p(
      "Ar izmēģinājuma iesaiņošanu par {rehearsalFee} var arī otrādi: vispirms iesaiņojam, jūs redzat precīzus skaitļus un tikai tad maksājat.",
    ),
    h2("Pirms pirkuma"),
    p(
      "Sūtījuma vēl nav, un izmēru nezināt? Veikali bieži norāda preces izmēru, un kaste uz katru pusi ir apmēram par plaukstu lielāka. Vai arī kalkulatorā izvēlieties tipisku preci: tas zina, cik lieli parasti ir apavu pāris, mētelis vai klēpjdators. Tad mainiet skaitļus un vērojiet cenu. Pieci centimetri augstumā reizēm ir vērtīgāki par puskilogramu.",
    ),
    button("Izmēģināt ar manu kasti", "/calculate"),
  ],
};
