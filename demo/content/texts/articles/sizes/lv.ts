import { button, h2, info, list, p, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-izmerit-izmeru-majas",
  title: "EU, UK, US: kā noteikt izmēru pie virtuves galda",
  description:
    "Papīra lapa, mērlente un piecas minūtes. Pēc tam gan apavu, gan apģērba izmēru tabula beidzot ir saprotama.",
  blocks: [
    list(
      "**Mēriet centimetros:** tie visur ir vienādi",
      "**Ja apavu izmērs ir starp diviem,** ņemiet lielāko",
      "**Neder?** Atteikumam ir {withdrawalDays}",
    ),
    p(
      "Tie paši apavi Eiropā ir 42. izmērs, Lielbritānijā – 8., bet Amerikā – 9,5. Desmitā izmēra kleita Londonā ir M, bet Ņujorkā – L. Neviens nekļūdās, tikai visi sāka skaitīt no dažādām vietām. Visur vienāds ir tikai centimetrs. Tāpēc izmēriet vienreiz, pierakstiet un turpmāk izmēru tabulā skatieties uz šo rindu.",
    ),
    h2("Apavi: papīrs, zīmulis, vakars"),
    steps(
      ["Paņemiet papīra lapu", "Nolieciet to uz cietas grīdas ar malu pie sienas."],
      ["Nostājieties uz tās", "Papēdis pieskaras sienai, svars ir uz abām kājām. Stāvot pēda kļūst platāka."],
      ["Atzīmējiet garāko pirkstu", "Tas ne vienmēr ir īkšķis. Zīmuli turiet stāvus."],
      ["Izmēriet abas pēdas", "Vakarā, kad tās ir mazliet lielākas nekā no rīta. Svarīga ir garākā."],
    ),
    p(
      "Uzvelciet tās zeķes, ar kurām apavus valkāsiet. Ja der divi izmēri, ņemiet lielāko: mazliet par garu apavu var valkāt, par īsu – ne.",
    ),
    table(
      ["Pēdas garums", "EU", "UK", "US"],
      ["24,1 cm", "38", "5", "7"],
      ["25,4 cm", "40", "6,5", "8,5"],
      ["26,7 cm", "42", "8", "9,5"],
      ["27,9 cm", "44", "9,5", "11"],
    ),
    p(
      "Šīs rindas ir no mūsu pašu tabulas. Ražotāji atšķiras, un daži vīriešu un sieviešu apavus skaita dažādi, tāpēc vienmēr skatiet tieši tās preces tabulu, kuru pērkat.",
    ),
    p(
      "Bērnu pēdām ir savs likums: mēriet ik pēc dažiem mēnešiem un pielieciet apmēram centimetru, lai pēda varētu kustēties un augt. Spiest ar īkšķi uz apava purngala nav vērts: bērni pievelk pirkstus.",
    ),
    h2("Apģērbs: trīs mēri ar lenti"),
    list(
      "**Krūtis.** Aplieciet lenti ap platāko vietu, līmeniski un nesavelkot. Elpojiet kā parasti.",
      "**Viduklis.** Biksēm un svārkiem mēriet tur, kur būs josta; bieži tas ir zemāk, nekā šķiet. Izelpojiet.",
      "**Galva.** Cepurēm mēriet pirksta platumā virs ausīm un pāri pierei.",
    ),
    p(
      "Mērlentes nav pie rokas? Derēs aukliņa un lineāls. Mēriet pāri plānam apģērbam vai bez tā, nevis pāri džemperim.",
    ),
    table(
      ["Izmērs", "Krūtis", "EU", "UK", "US"],
      ["S", "90 cm", "36", "8", "4"],
      ["M", "96 cm", "38–40", "10–12", "6–8"],
      ["L", "104 cm", "42–44", "14–16", "10–12"],
      ["XL", "112 cm", "46–48", "18–20", "14–16"],
    ),
    h2("Viltība ar mīļāko apģērbu"),
    p(
      "Paņemiet džemperi vai bikses, kas jums der vislabāk, izklājiet uz galda un izmēriet: no paduses līdz padusei, pa jostasvietu, pa iekšējo vīli. Salīdziniet ar jaunā apģērba mēriem, ja veikals tos norāda. Tas ir drošākais veids, jo rāda ne tikai to, cik liels ir jūsu izmērs, bet arī to, kā jums _patīk_ valkāt.",
    ),
    h2("Kā palīdz mūsu veikals"),
    p(
      "Apavu, apģērba un cepuru lapās ir saite uz izmēru tabulu. Tajā varat pārslēgt EU, UK un US izmērus, centimetrus un collas un uzreiz redzat, kuri izmēri ir krājumā. Atzīmējiet savu rindu, un izmērs būs izvēlēts preces lapā.",
    ),
    info(
      "Zīmoliem ir savi paradumi, un viena ražotāja M citam ir S. Skatieties preces tabulu, nevis savu ierasto numuru.",
    ),
    h2("Kad pērkat citur"),
    p(
      "Ja pērkam mēs, ierakstiet izmēru laukā “Izmērs, krāsa, cits” un vienmēr kopā ar sistēmu: “US 9,5”, nevis tikai “9,5”. Norādiet arī, ko darīt, ja prece ir izpārdota: nepirkt, ņemt citu izmēru vai krāsu par to pašu cenu vai pajautāt jums. Bet, ja pērkat paši ar savu adresi mūsu noliktavā, pirms pasūtīšanas saglabājiet izmēru tabulas attēlu: veikali tās maina.",
    ),
    h2("Un ja neder"),
    p(
      "Mūsu veikalā jums ir {withdrawalDays} pēc preču saņemšanas, lai atteiktos no pirkuma, nenorādot iemeslu, ja tikai pielaikojāt kā veikalā. Etiķetes un kārbu paturiet, līdz zināt droši. Citā veikalā pirktai precei ir spēkā tā veikala noteikumi, un ceļš atpakaļ pār okeānu ir garš. Tas ir labākais iemesls veltīt piecas minūtes mērlentei.",
    ),
    button("Uz veikalu", "/marketplace"),
  ],
};
