import { button, h2, list, p, quote } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "diena-delaveras-noliktava",
  title: "Viena diena Delavēras noliktavā",
  description: "Kas notiek ar jūsu sūtījumu no veikala furgona līdz lidmašīnai: svari, kamera, glabāšana, iesaiņošana.",
  blocks: [
    list(
      "**Nosvērts, izmērīts, nofotografēts:** katru sūtījumu redzat kontā",
      "**Bez maksas glabājam {freeStorageDays}** un par beigām atgādinām",
      "**Iesaiņojam mazākajā kastē:** ko tas ietaupa, paliek jums",
    ),
    p(
      "Lielākā daļa mūsu klientu nekad neredz vietu, kur glabājas viņu sūtījumi. Tāpēc aicinām pavadīt te dienu, no pirmā furgona līdz pēdējai līmlentes strēmelei. Nekas īpašs te nenotiek. Mums tā arī patīk.",
    ),
    h2("Rīts: furgoni"),
    p(
      "Pirmais furgons piebrauc pie vārtiem, kad kafija vēl nav gatava. No tā izceļ visdažādākās kastes: plakanas ar kreklu, kubus ar kafijas automātu, reizēm cauruli cilvēka augumā. Uz katras ir etiķete ar ielu, pilsētu un kaut kur pa vidu – ar to, kas mums ir vissvarīgākais: **Suite numuru**, kas pieder tikai vienam klientam.",
    ),
    p(
      "Skeneris nolasa etiķeti. Ja par sūtījumu bija paziņots, tā izsekošanas numurs ir zināms, un ekrāns uzreiz parāda, kam tas pieder. Ja ne, izšķir Suite numurs. Grūti ir tikai tad, ja nav ne viena, ne otra.",
    ),
    h2("Neatpazīto stūris"),
    p(
      "Stūrī ir vieta, kas nevienam nepatīk: tur gaida sūtījumi bez salasāma Suite numura. Samirkusi etiķete, veikals izlaidis rindu, kāds ierakstījis kaimiņa numuru. Atvērt kasti un minēt mēs nevaram. Tāpēc tā gaida.",
    ),
    p(
      "Ja veikals saka “piegādāts”, bet kontā nekā nav, paziņojiet izsekošanas numuru un to, ko zina tikai pircējs: veikalu, pasūtījuma numuru, saturu. Salīdzināsim, un, ja sakrīt, sūtījums parādīsies jūsu kontā. Vienkāršākais veids, kā nekad nenokļūt šajā stūrī, ir [paziņot par katru sūtījumu](/parcels/announce).",
    ),
    h2("Svari un kamera"),
    p(
      "Katrs sūtījums saņem savu slavas minūti. To nosver, izmēra trīs malas un nofotografē: no ārpuses, uz svariem, ar etiķeti. Mēs to neatveram, ja vien to nelūdzat jūs vai muita. Skaitļi un attēli nonāk jūsu kontā, un jums tiek nosūtīta vēstule – uzreiz vai reizi dienā, kā esat izvēlējies.",
    ),
    p(
      "No šī brīža bez maksas glabājam {freeStorageDays}. Par beigām atgādinām laikus, un ne vienreiz vien. Pēc tam katra iesākta diena maksā {storagePerDay}.",
    ),
    h2("Pusdienlaiks: jautājumi"),
    p(
      "Dažus sūtījumus nevar vienkārši nolikt vietā. Kaste ir saplēsta. Uz etiķetes nav klienta vārda. Iekšā ir kas tāds, ko nedrīkst sūtīt. Tādu sūtījumu aizturam un uzrakstām, ko redzam un ko varat darīt: atsūtīt veikala rēķinu, nosūtīt to atpakaļ veikalam vai no tā atteikties. Kamēr atbildēsiet, tas gaida.",
    ),
    quote("Aizturēts sūtījums nav sods. Tas ir jautājums."),
    p(
      "Citi grib vairāk uzzināt par to, ko nopirkuši. Par {photosFee} uzņemam vēl trīs fotoattēlus, par {checkFee} – atveram kasti, saskaitām un apskatām, vai nekas nav bojāts.",
    ),
    h2("Pēcpusdiena: iesaiņošanas galds"),
    p(
      "Tā ir noliktavas sirds. Ekrānā ir apmaksāts pārsūtīšanas pieprasījums: četri sūtījumi, viena kaste, trauslās lietas ietīt, veikalu kastes noņemt. Iesaiņotājs atrod sūtījumus, noņem, ko drīkst noņemt, groza lietas, līdz tās saguļas cieši, un izvēlas mazāko kasti, kas aizveras bez spēka.",
    ),
    p(
      "Tad jauno kasti nosver un izmēra. Ja tā maksā mazāk, nekā sarunāts, un parasti tā arī ir, starpība ir ceļā atpakaļ pie klienta, pirms līmlente pielipusi. Ja vairāk, mēs klusējam un samaksājam paši.",
    ),
    h2("Dokumenti"),
    p(
      "Katra kaste saņem muitas rēķinu angļu valodā: kas ir iekšā, cik gabalu, cik vērts, kāds kods, kur ražots. To raksta pēc jūsu deklarācijas, tāpēc esam tik stingri. “Gift” nav apraksts. “Leather belt for men” ir apraksts.",
    ),
    p("Atliek uzlīmēt etiķeti, un kaste ir gatava ceļam."),
    h2("Vakars: ceļā"),
    p(
      "Kas lidos, to liek vienā konteinerī, kas peldēs – citā. Tie dodas prom ar nākamo lidmašīnu un nākamo kuģi, daudzas kastes ar vienu numuru. Turpmāk tām sekojat [izsekošanas lapā](/tracking), un Viļņā, Rīgā vai Tallinā cilvēki redz, kā viņu sūtījums ceļo, kamēr mēs izslēdzam gaismu.",
    ),
    p("Rīt pirmais furgons atkal piebrauks, kad kafija vēl nebūs gatava."),
    button("Saņemt savu adresi", "/parcels"),
  ],
};
