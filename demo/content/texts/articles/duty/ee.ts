import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "tollimaks-kauba-liikide-jargi",
  title: "Tollimaks {dutyPerCode}: kui palju see maksab ja millal seda ei ole",
  description:
    "Alates {dutySince} arvestatakse väljastpoolt ELi saadetud väikeste pakkide tollimaksu kauba liikide järgi. Neli näidet.",
  blocks: [
    list(
      "**{dutyPerCode} iga kauba liigi eest** kuni {dutyLimit} pakis",
      "**Tükke ei loeta:** viis puuvillast T-särki on üks liik",
      "**Maksate meile,** uksel ei pea midagi maksma",
    ),
    p(
      "Varem ei pidanud väljastpoolt Euroopa Liitu tulnud paki eest tollimaksu maksma, kui kaup maksis kuni {dutyLimit}. Alates {dutySince} see enam nii ei ole. Uus reegel on lihtne, kui teate, mida loetakse: mitte karpe ega tükke, vaid **kauba liike**.",
    ),
    h2("Mis muutus"),
    p(
      "Kui ühes pakis on kaupa kuni {dutyLimit} eest, võtab toll nüüd **{dutyPerCode} iga kauba liigi kohta**. Reegel kehtib inimestele, kes ostavad endale; kaupa importiv ettevõte maksab tariifi järgi esimesest sendist alates. Impordi käibemaks ei ole muutunud: nagu varemgi, arvestatakse seda kauba, veo ja tollimaksu kogusummalt ning siin on see {vatRate}.",
    ),
    h2("Mis on kauba liik"),
    p(
      "Toll annab igale kaubale numbri. Selle esimesed kuus numbrikohta on kogu maailmas ühesugused: see on tariifikood ehk HS-kood. Kõik, millel need kuus kohta kattuvad, on üks liik. Puuvillased T-särgid on üks liik, olgu nende suurus, värv või kaubamärk milline tahes: ühe särgi tollimaks on {dutyPerCode} ja viie särgi oma samuti. Nahkvööl on oma kood, seega on vöö ja T-särk juba kaks liiki.",
    ),
    p(
      "Koode ei pea peast teadma. Deklaratsioonis kirjutate, mis asi see on, ja valite loendist. Meie poe toodete kood on kirjas toote lehel tehniliste andmete juures.",
    ),
    h2("Neli ostu koos arvutusega"),
    table(
      ["Ost", "Liike", "Tollimaks"],
      ["Kaks paari jooksujalatseid", "1", "{dutyPerCode}"],
      ["Neli pastapliiatsit ja raamat", "2", "{dutyFor2}"],
      ["Pastapliiats, raamat ja müts", "3", "{dutyFor3}"],
      ["Telefoniümbris, kaabel ja kõrvaklapid", "3", "{dutyFor3}"],
    ),
    p("Kõik need ostud maksavad ilma veota vähem kui {dutyLimit}. Tollimaksule lisandub impordi käibemaks."),
    p(
      "Kas mitu pakki lähevad arvesse koos? Ühes edasisaatmise tellimuses küll: need liiguvad ühe pakina, liigid loetakse üks kord ja kõigi pakkide väärtused liidetakse. Kahes tellimuses arvestatakse neid eraldi.",
    ),
    quote("Nüüd ei ole enam küsimus, kas hind jääb alla piiri, vaid mitu liiki kaupa on karbis."),
    h2("Kui kaup maksab üle {dutyLimit}"),
    p(
      "Piirist kõrgemal kehtib tavaline tariif ja igal kaubal on oma määr: telefonidel, sülearvutitel ja kõrvaklappidel null, jalatsitel ja riietel tuntav osa hinnast. Loeb ka see, kus asi on tehtud. Mõne riigiga on Euroopa Liidul leping ja nende kauba eest makstakse vähem või ei maksta midagi.",
    ),
    p(
      "Seepärast võib piiri napilt ületava paki tollimaks olla väiksem, kui kartsite, või suurem, kui lootsite. Kalkulaator märgib selle summa hinnanguliseks, sest koodi üle otsustab lõpuks toll.",
    ),
    h2("Kes ja millal maksab"),
    info(
      "**Ukse peal ei küsi teilt keegi raha.** Tollimaksu ja impordi käibemaksu näete enne, kui meile maksate, ning tollile tasume need meie.",
    ),
    p(
      "Meie poes on mõlemad juba toote hinna sees. Hinnapakkumises ja edasisaatmise tellimuses on need eraldi ridadena ja te tasute need koos veoga.",
    ),
    p(
      "Aga kui toll arvestab teisiti? Kui ta võtab vähem, kui maksite, läheb vahe teie saldole. Kui rohkem, kanname väikese vahe ise. Arve saadame ainult siis, kui vahe ületab nii {customsTolerance} kui ka {customsToleranceMinimum}; põhjus on arvel kirjas.",
    ),
    h2("Kolm võimalust maksta vähem"),
    steps(
      [
        "Pange sarnased asjad kokku",
        "Viis puuvillast T-särki ühes edasisaatmise tellimuses on üks liik: {dutyPerCode}. Viies eraldi tellimuses teeb see {dutyFor5}.",
      ],
      [
        "Jälgige piiri",
        "Kui kaks ostu maksavad kokku üle {dutyLimit}, võrrelge üht tellimust kahega. Mõnikord on soodsam tariif, mõnikord kindel summa.",
      ],
      [
        "Vaadake kõigepealt meie poodi",
        "Meie poe toodete puhul ei ole vaja midagi arvutada: tollimaks ja impordi käibemaks on juba hinna sees.",
      ],
    ),
    p(
      "Ainult üks asi ei aita: märkida vähem, kui te maksite. Toll võrdleb deklaratsiooni poe arvega ja vale deklaratsiooni eest võib trahvida.",
    ),
    button("Arvuta minu pakk", "/calculate"),
  ],
};
