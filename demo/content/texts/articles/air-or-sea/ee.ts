import { button, h2, info, list, p, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "lennukiga-voi-laevaga",
  title: "Lennukiga või laevaga? Selge vastus kaheksale kauba liigile",
  description:
    "Jalatsid lendavad, tekid sõidavad laevaga. Tabel, millega kalkulaatorit pole vaja, ja kolm küsimust kõige muu jaoks.",
  blocks: [
    list(
      "**Lennukiga {airDays},** laevaga {seaDays}",
      "**Väikesed ja kerged asjad saatke lennukiga:** laevaga peaaegu ei säästa",
      "**Üks asi, mis ei tohi lennata,** saadab kogu kasti laevaga",
    ),
    p(
      "Peaaegu kõike, mida me toome, saab saata kahel viisil. Lennukiga kulub {airDays}, laevaga {seaDays}. Aeglasem tee ei ole alati odavam ja kiirem ei ole alati lubatud. Otsustamiseks piisab kolmest küsimusest.",
    ),
    h2("Esimene küsimus: kas see tohib lennata?"),
    p(
      "Mõnda asja ei vii lennuk mitte mingi raha eest: parfüümi, küünelakki, aerosoole, akupanku, eraldi akusid, alkoholi. Neile jääb laev. Sisseehitatud akuga seadmed tohivad lennata, kuni kaks ühes karbis, ja vedelikud kuni 100 ml pakendis.",
    ),
    p(
      "Seda kõike ei pea meeles pidama. Niipea kui märgite kauba liigi, näitavad kalkulaator ja edasisaatmise tellimus ainult võimalikke viise ning selgitavad ühe lausega, miks teist ei ole.",
    ),
    h2("Teine küsimus: kas see on raske või suur?"),
    p(
      "Lennukiga saates arvestatakse kahest arvust suuremat: kaalu kaalul või kaalu, millele vastab suurus. Laevaga saates loeb peaaegu alati suurus. Kuupmeeter loetakse seal tonniks, seega makstakse kaalu järgi ainult väga tiheda kauba eest.",
    ),
    p(
      "Lühidalt öeldes **ei muutu väikesed ja kerged asjad laevaga peaaegu üldse odavamaks**: igal kastil on alghind ja esimene samm maksab umbes sama palju. Mida suurem kast, seda suurem vahe. Jalatsipaari pealt säästate laevaga ehk kohvitassi jagu, aga jalgratta või autoosade pealt mõnikord üle poole veohinnast.",
    ),
    info(
      "Lennukiga saadavad kõik meie laod, laevaga mitte kõik. Kui mõnda viisi kalkulaatoris ei ole, siis see ladu seda ei paku.",
    ),
    h2("Kolmas küsimus: millal teil seda vaja on?"),
    p(
      "Saabumist näitame alati kahe kuupäevaga, algus ja lõpp, mitte ühe päeva lubadusena. Kui ka hilisem kuupäev sobib, valige rahulikult odavam tee. Kui ei sobi, maksab lennuvedu vähem kui hilinenud kingitus.",
    ),
    h2("Kaheksa kauba liiki"),
    table(
      ["Kaup", "Meie soovitus", "Miks"],
      ["Jalatsid, üks-kaks paari", "Lennukiga", "Nii kerged, et laev ei säästa peaaegu midagi"],
      ["Telefon, sülearvuti, kõrvaklapid", "Lennukiga", "Väikesed ja hinnalised; aku on sees"],
      ["Selle hooaja kleit või mantel", "Lennukiga", "Kuue nädala pärast on juba teine hooaeg"],
      ["Parfüüm, küünelakk", "Laevaga", "Tuleohtlikku kaupa lennukiga ei veeta"],
      ["Akupank, varuakud", "Laevaga", "Eraldi akusid lennukiga ei veeta"],
      ["Raamatud, tööriistad, hantlid", "Laevaga", "Rasked, väikesed ja neil pole kunagi kiire"],
      ["Tekid, padjad, mänguasjad suurtes karpides", "Laevaga", "Loeb suurus ja lennukiga makstakse selle eest täiega"],
      ["Jalgratas, autoosad", "Laevaga", "Mida suurem kast, seda rohkem säästate"],
    ),
    h2("Mis jääb samaks"),
    p(
      "Tollimaks on mõlemal juhul sama: toll ei küsi, kuidas kaup liikus. Impordi käibemaksu arvestatakse kaubalt, tollimaksult ja veolt, seega vähendab odavam vedu pisut ka maksu. Sama on ka tee viimane lõik: kuller toob paki ukseni või teie valitud pakipunkti.",
    ),
    p(
      "Ka kindlustus ei sõltu teest. Igal juhul vastutame kuni {insuranceIncluded} ulatuses. Kallimad asjad saate kindlustada: see maksab {insurancePercent} väärtusest, kuid vähemalt {insuranceMinimum}.",
    ),
    h2("Kus te valite"),
    list(
      "Ostukorvis, kui ostate meie poest: mõlemad hinnad ja kuupäevad on kõrvuti ning meelt saate muuta kuni tellimiseni.",
      "Hinnapakkumises: arvutame hinna nii lennukiga kui ka laevaga ja teie valite hinda kinnitades.",
      "Edasisaatmise tellimuses: kui pakid on deklareeritud, enne maksmist.",
    ),
    p(
      "Kui kas või üks asi kastis ei tohi lennata, läheb kogu kast laevaga. Sageli on parem saata selline asi eraldi ja lasta ülejäänul lennata.",
    ),
    h2("Kui mõtlete ümber"),
    p(
      "Kui edasisaatmise tellimus on tasutud, viisi enam muuta ei saa. Kuni me pole aga pakkima hakanud, võite selle tühistada, raha tagasi saada ja uue teha. Hinnapakkumises valite seni, kuni selle kinnitate, ja pärast seda, kuni me pole ostnud, saate veel tühistada. Meie poe tellimuse kohta kehtib sama mis iga ostu kohta: kuni see pole saadetud, saame selle peatada. Seepärast võtke enne maksmist minut kolme küsimuse jaoks ja seda osa läheb teil harva vaja.",
    ),
    button("Võrdle mõlemat viisi", "/calculate"),
  ],
};
