import { button, h2, list, p, table, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "akud-pakis",
  title: "Akud pakis: mis lendab ja mis läheb laevaga",
  description:
    "Sees või eraldi: üks sõna otsustab, kuidas akupank liigub. Ja nimekiri sellest, mida saab saata ainult laevaga või üldse mitte.",
  blocks: [
    list(
      "**Seadme sees:** lennukiga, kastis kuni kaks seadet",
      "**Eraldi, näiteks akupank:** ainult laevaga",
      "**Märkige see deklaratsioonis:** varjatud aku peatab paki",
    ),
    p(
      "Telefon tohib lennata, akupank aga mitte, kuigi sees on neil peaaegu sama asi. See ei ole meie tuju. Kahjustatud liitiumaku võib süttida ja lennuki kaubaruumis ei kustuta tulekahju keegi. Seepärast küsivad reeglid kõigepealt: kas akut kaitseb seade või on see eraldi?",
    ),
    h2("Kaks sõna, mis otsustavad"),
    p(
      "**Sees.** Aku on seadmes ja jääb sinna: telefonis, sülearvutis, kõrvaklappides, fotoaparaadis, nutikellas, elektrilises hambaharjas. Selliseid seadmeid tohib saata lennukiga, **kuni kaks ühes karbis**. Laevaga sellist piirangut ei ole.",
    ),
    p(
      "**Eraldi.** Aku ongi kaup või on seadme kõrval: akupank, fotoaparaadi varuaku, laetavate patareide komplekt, akutrelli aku. Kõik see liigub **ainult laevaga**, olgu see nii väike kui tahes.",
    ),
    table(
      ["Asi", "Lennukiga", "Laevaga"],
      ["Telefon, tahvelarvuti, sülearvuti", "Jah, kaks karbis", "Jah"],
      ["Kõrvaklapid, kõrvaklapid karbiga", "Jah, kaks karbis", "Jah"],
      ["Nutikell, fotoaparaat, droon", "Jah, kaks karbis", "Jah"],
      ["Akupank", "Ei", "Jah"],
      ["Varuakud ja laetavad patareid", "Ei", "Jah"],
      ["Jooksujalatsid, mille tallas on jälgija", "Ei", "Jah"],
    ),
    p(
      "Viimane rida üllatab paljusid. Mõnes spordijalatsis on väike liitiumjälgija. Kui see on ka teie omades, lähevad need laevaga.",
    ),
    h2("Mida see teie kasti jaoks tähendab"),
    p(
      "Üks asi, mis ei tohi lennata, jätab maa peale kogu kasti. Kui ühendate jope, kaks paari jalatseid ja akupanga, läheb kõik laevaga. On kaks väljapääsu:",
    ),
    list(
      "Saatke akupank eraldi tellimusega laevaga ja laske ülejäänul lennata.",
      "Ärge ostke seda üldse välismaalt. Võib-olla on see olemas meil või nurgapealses poes ja teekonda pole vaja.",
    ),
    p("Akuga seadmeid on kolm? Siis tehke kaks kasti või valige laev."),
    h2("Kust me teame"),
    p(
      "Pakki deklareerides valite igal real kauba liigi. Meie tabelites on kirjas, millistes liikides võib olla akusid, vedelikke või magneteid, ning edasisaatmise tellimus pakub ainult lubatud viise. Põhjuse ütleb see ühe lausega. Kalkulaator näitab sama juba enne ostmist.",
    ),
    warning(
      "Palun ärge peitke akut teise sõna taha. Kui see leitakse laos, hoitakse pakki kinni, kuni vastate. Kui hiljem, lennujaamas, ootab kogu veos ja deklaratsioon oli vale, mille eest võib trahvida.",
    ),
    h2("Mõned nõuanded"),
    list(
      "Enne saatmist tuleb seadmed välja lülitada. Paljud poed teevadki nii; kasutatud seadme eest peab hoolitsema müüja.",
      "Paluge originaalpakendit. See kaitseb seadet muljumise ja juhusliku sisselülitamise eest.",
      "Paisunud, kuuma või kahjustatud akut ei tohi saata mitte kuidagi ega kellelegi. Viige see kogumispunkti.",
      "Kui drooniga on samas karbis varuakud, loetakse need eraldi akudeks. Paluge poel saata droon ilma nendeta.",
    ),
    h2("Mitte ainult akud"),
    p("Siin on ka ülejäänud nimekiri, nagu see meil kehtib:"),
    table(
      ["Mis", "Kuidas liigub"],
      ["Parfüüm, küünelakk ja muu tuleohtlik kaup", "Ainult laevaga"],
      ["Aerosoolid, näiteks juukselakk ja deodorant", "Ainult laevaga"],
      ["Kreemid, šampoon ja muud vedelikud", "Lennukiga kuni 100 ml pakendis"],
      ["Tugevad magnetid, mõned kõlarid", "Lennukiga ainult varjestatult; me kontrollime seda"],
      ["Toit", "Suletud pakendis ja külmkapita säiliv"],
      ["Alkohol", "Mitte lennukiga ja mitte igasse riiki"],
      ["Ravimid, tubakas, e-sigaretid", "Ei saada"],
      ["Taimed ja seemned, liha, piim, juust", "Ei saada"],
      ["Relvad", "Ei saada"],
    ),
    p(
      "Reeglid muutuvad. Kehtib see, mida kalkulaator täna näitab, mitte see, mida kirjutas mullune artikkel, isegi kui see on meie oma.",
    ),
    h2("Kui see on juba juhtunud"),
    p(
      "Ostsite akupanga, see on meie laos, aga soovisite seda lennukiga? Midagi hullu ei ole. See võib minna laevaga, üksi või koos asjadega, millega pole kiire, või saadame selle poodi tagasi: see maksab {sendBackFee} ja sildi hinna. Tasuta hoiame {freeStorageDays}, nii et võite rahulikult mõelda.",
    ),
    button("Kontrolli, mis tohib lennata", "/calculate"),
  ],
};
