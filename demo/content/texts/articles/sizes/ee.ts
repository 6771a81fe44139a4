import { button, h2, info, list, p, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuidas-kodus-suurust-moota",
  title: "EU, UK, US: kuidas köögilaua taga suurust mõõta",
  description:
    "Paberileht, mõõdulint ja viis minutit. Pärast seda on nii jalatsite kui ka riiete suurustabel lõpuks arusaadav.",
  blocks: [
    list(
      "**Mõõtke sentimeetrites:** need on igal pool ühesugused",
      "**Kui jalatsi suurus jääb kahe vahele,** võtke suurem",
      "**Ei sobi?** Tagastamiseks on aega {withdrawalDays}",
    ),
    p(
      "Üks ja sama king on Euroopas number 42, Suurbritannias 8 ja Ameerikas 9,5. Suurus 10 on kleidi puhul Londonis M, aga New Yorgis L. Keegi ei eksi, lihtsalt kõik hakkasid lugema eri kohast. Igal pool ühesugune on ainult sentimeeter. Seepärast mõõtke ennast üks kord ära, kirjutage üles ja vaadake suurustabelis edaspidi just seda rida.",
    ),
    h2("Jalatsid: paber, pliiats, õhtu"),
    steps(
      ["Võtke paberileht", "Pange see kõvale põrandale, serv vastu seina."],
      ["Astuge sellele", "Kand puudutab seina ja raskus on mõlemal jalal. Seistes läheb jalg laiemaks."],
      ["Märkige pikim varvas", "See ei ole alati suur varvas. Hoidke pliiatsit püsti."],
      ["Mõõtke mõlemad jalad", "Õhtul, kui need on veidi suuremad kui hommikul. Loeb pikem jalg."],
    ),
    p(
      "Pange jalga sokid, millega jalatseid kandma hakkate. Kahe suuruse vahel valige suurem: veidi pika jalatsiga saab hakkama, lühikesega mitte.",
    ),
    table(
      ["Jala pikkus", "EU", "UK", "US"],
      ["24,1 cm", "38", "5", "7"],
      ["25,4 cm", "40", "6,5", "8,5"],
      ["26,7 cm", "42", "8", "9,5"],
      ["27,9 cm", "44", "9,5", "11"],
    ),
    p(
      "Need read on meie enda tabelist. Tootjad on erinevad ja mõni loeb meeste ning naiste jalatseid eri moodi, seega vaadake alati just selle toote tabelit, mida ostate.",
    ),
    p(
      "Laste jalgadel on oma reegel: mõõtke iga paari kuu tagant ja lisage umbes sentimeeter, et jalg saaks liikuda ja kasvada. Pöidlaga jalatsi nina vajutada ei tasu: lapsed tõmbavad varbad kõverasse.",
    ),
    h2("Riided: kolm mõõtu lindiga"),
    list(
      "**Rind.** Asetage lint ümber kõige laiema koha, otse ja pingutamata. Hingake nagu tavaliselt.",
      "**Vöökoht.** Pükste ja seelikute jaoks mõõtke sealt, kus on värvel; sageli on see madalamal, kui arvate. Hingake välja.",
      "**Pea.** Mütside jaoks mõõtke sõrme võrra kõrvadest kõrgemalt ja üle lauba.",
    ),
    p(
      "Mõõdulinti pole käepärast? Sobivad ka nöör ja joonlaud. Mõõtke õhukeste riiete pealt või ilma nendeta, mitte kampsuni pealt.",
    ),
    table(
      ["Suurus", "Rind", "EU", "UK", "US"],
      ["S", "90 cm", "36", "8", "4"],
      ["M", "96 cm", "38–40", "10–12", "6–8"],
      ["L", "104 cm", "42–44", "14–16", "10–12"],
      ["XL", "112 cm", "46–48", "18–20", "14–16"],
    ),
    h2("Nipp lemmikriidega"),
    p(
      "Võtke kampsun või püksid, mis istuvad kõige paremini, laotage lauale ja mõõtke: kaenla alt kaenla alla, mööda värvlit, mööda sisemist õmblust. Võrrelge uue riide mõõtudega, kui pood need annab. See on kõige kindlam viis, sest näitab peale teie suuruse ka seda, kuidas teile _meeldib_ riideid kanda.",
    ),
    h2("Kuidas aitab meie pood"),
    p(
      "Jalatsite, riiete ja mütside lehel on link suurustabelile. Seal saate vahetada EU, UK ja US suurusi ning sentimeetreid ja tolle ja näete kohe, millised suurused on laos. Märkige oma rida ja suurus on toote lehel valitud.",
    ),
    info(
      "Kaubamärkidel on omad harjumused ja ühe tootja M on teise S. Vaadake toote tabelit, mitte oma harjumuspärast numbrit.",
    ),
    h2("Kui ostate mujalt"),
    p(
      "Kui ostame meie, kirjutage suurus väljale „Suurus, värv, muu“ ja alati koos süsteemiga: „US 9,5“, mitte lihtsalt „9,5“. Märkige ka, mida teha, kui toode on läbi müüdud: jätta ära, võtta teine suurus või värv sama hinnaga või küsida teilt. Kui aga ostate ise, oma aadressiga meie laos, salvestage enne tellimist suurustabelist pilt: poed muudavad neid.",
    ),
    h2("Ja kui ei sobi"),
    p(
      "Meie poe ostust saate taganeda {withdrawalDays} jooksul pärast kauba kättesaamist, põhjust nimetamata, kui olete seda ainult proovinud nagu poes. Hoidke sildid ja karp alles, kuni olete kindel. Mujalt ostetud kaubale kehtivad selle poe reeglid ja tee tagasi üle ookeani on pikk. See on parim põhjus kulutada viis minutit mõõdulindile.",
    ),
    button("Poodi", "/marketplace"),
  ],
};
