import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "tagastamine-samm-sammult",
  title: "Mõtlesite ümber? Tagastamine samm-sammult",
  description:
    "Teil on aega {withdrawalDays} ja põhjust pole vaja. Mida vajutada, kuidas pakkida, mida tagastame ja millal esitada pretensioon.",
  blocks: [
    list(
      "**Ümbermõtlemiseks on aega {withdrawalDays},** põhjust me ei küsi",
      "**Tagastame kauba, veo ja tarne hinna;** paki meile maksate teie",
      "**Midagi on valesti?** Esitage pretensioon: see ei maksa teile midagi",
    ),
    p(
      "Mitte kõik, mis ekraanil hea välja näeb, ei näe hea välja kodus. Seepärast annab seadus kaugelt ostes aega järele mõelda ning meie oleme tee tagasi teinud sama lühikeseks kui tee siia. Siin on see tervikuna, koos summadega.",
    ),
    h2("Kaks eri asja"),
    p("Öeldes „tagastama“, mõeldakse ühte kahest asjast."),
    p(
      "**Mõtlesite ümber.** Kaubaga on kõik korras, te lihtsalt ei soovi seda. See on _lepingust taganemine_. Selleks on teil kauba kättesaamisest aega {withdrawalDays} ja põhjust ei küsi keegi.",
    ),
    p(
      "**Midagi on valesti.** Kaup on katki, puudulik või mitte see, mille tellisite. See on _pretensioon_ ja need päevad sellele ei kehti: seadusest tulenev garantii kehtib tarnest alates {warrantyYears}. Siis ei maksa te midagi, isegi mitte tagasitee eest. Edasi pole vaja lugeda: minge [pretensioonide lehele](/claims).",
    ),
    h2("Kuidas lepingust taganeda"),
    steps(
      [
        "Avage vorm",
        "Link „Tagane lepingust siin“ on iga lehe lõpus. Kontot pole vaja. Kui olete sisse logitud, pakume teie tellimusi.",
      ],
      [
        "Märkige tellimus",
        "Nimi, tellimuse number (see algab tähtedega OR) ja e-posti aadress kinnituse jaoks. Ei põhjust ega vabandusi.",
      ],
      [
        "Kinnitage",
        "Avaldus kehtib hetkest, mil vajutate teist nuppu. Kinnituse koos kuupäeva ja kellaajaga saadame kohe e-postiga.",
      ],
      [
        "Saatke kaup tagasi",
        "Avaldusest {withdrawalDays} jooksul, pakituna nii, et see tee üle elab. Kuhu saata, kirjutame teile.",
      ],
      [
        "Saate raha",
        "Avaldusest {withdrawalDays} jooksul. Võime oodata, kuni kaup on meil või kuni tõendate, et olete selle ära saatnud.",
      ],
    ),
    info(
      "Tellimus pole veel meie laost lahkunud? Siis pole vaja midagi saata. Peatame selle ja raha läheb kohe tagasi.",
    ),
    h2("Mida tagastame ja mida mitte"),
    table(
      ["Osa hinnast", "Kas saate tagasi?"],
      ["Kaup", "Jah, täielikult"],
      ["Vedu ja tarne teieni", "Jah, tavahinna ulatuses"],
      ["Hinna sees olev tollimaks ja impordi käibemaks", "Jah, need on osa hinnast"],
      ["Pakk tagasi meile", "Ei, selle eest maksate teie"],
    ),
    p(
      "Raha läheb tagasi sama teed: kaardile, PayPali, pangakontole või saldole. Pangal võib selle näitamiseks kuluda mõni päev.",
    ),
    h2("Kas tohib proovida?"),
    p(
      "Jah. Kodus tohite teha sama, mida poes: proovida jalatseid puhtal põrandal, panna jope selga, lülitada kõrvaklapid sisse. Mis läheb kaugemale, näiteks jalutuskäik vihmas, vähendab väärtust ja selle osa võime maha arvata. Seepärast jätke sildid külge ja hoidke karp terve, kuni olete otsustanud.",
    ),
    p(
      "Mõnda asja tagastada ei saa: spetsiaalselt teie jaoks valmistatud kaupa ega avatud pakendiga kaupa, mida hügieeni tõttu enam müüa ei saa, näiteks huulepulka.",
    ),
    p(
      "Soovite osa tellimusest alles jätta? Vorm käib kogu tellimuse kohta. Vastake meie kirjale ja kirjutage, millised tooted jätate; inimene vaatab selle läbi ja tagastab ülejäänu raha.",
    ),
    h2("Kuidas pakkida"),
    list(
      "Kasutage karpi, milles kaup tuli, ja kleepige kõik servad kinni.",
      "Pange sisse kõik, mis juurde kuulub: kaablid, rihmad, varunööbid.",
      "Lisage paber taganemise numbriga. See algab tähtedega WD.",
      "Hoidke vedaja kviitung alles, kuni raha on käes. See on teie tõend.",
    ),
    h2("Kui ostsite mujalt"),
    p(
      "Kui saatsime teile paki edasi, müüs kauba teine pood ja kehtivad selle reeglid. Seni kuni pakk on meie laos, saame selle poodi tagasi saata: leiate selle paki lehelt. Käitlemine maksab {sendBackFee} ja silt oma hinna. Kui pakk on üle piiri läinud, on tee tagasi pikk ja kallis. Seepärast vaadake enne saatmist fotosid. Tasu {checkFee} eest avame paki, loeme üle ja vaatame, kas kõik on terve.",
    ),
    p("Hinnapakkumisega on lihtsam: kuni me pole ostnud, saate selle tühistada ja kogu raha tagasi."),
    quote("Kõige odavam tagastus on see, mis laost ei lahkugi."),
    h2("Kui päevad on möödas"),
    p(
      "Kirjutage ikkagi. Vorm võtab avalduse vastu ka pärast viimast päeva: see ütleb, et jäite hiljaks, ja avalduse vaatab läbi inimene. Me ei luba midagi, aga loeme kindlasti.",
    ),
    button("Tagane lepingust", "/withdrawal"),
  ],
};
