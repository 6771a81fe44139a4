import { button, h2, info, list, numbered, p, steps, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuidas-maksta-tundmatule-poele",
  title: "Kuidas maksta poele, millest te pole kunagi kuulnud",
  description: "Viis tõelise poe tunnust, kolm põhjust kohe lahkuda ja mida teeme meie, et raha jõuaks õigesse kohta.",
  blocks: [
    list(
      "**Päris pood ütleb, kes ta on,** vastab ja tema hinnad on erinevad",
      "**Makske kaardiga või makseteenuse kaudu,** mitte kunagi ülekandega eraisikule",
      "**Või ostame meie:** meie tasu on {quoteFeePercent}, vähemalt {quoteFeeMinimum}",
    ),
    p(
      "Jalatsid on igal pool läbi müüdud ja äkki leiate need tundmatust poest poole hinnaga. Võib-olla on see leid. Võib-olla aga eelmisel nädalal tehtud poe koopia. Tavaliselt piisab viiest minutist, et ühte teisest eristada.",
    ),
    h2("Viis tõelise poe tunnust"),
    numbered(
      "**Pood ütleb, kes ta on.** Ettevõtte nimi, aadress, registrikood. Otsige nime: tõeline ettevõte jätab jälgi ka väljapoole oma lehte.",
      "**Pood vastab.** Saatke lühike küsimus toote kohta. Inimene, kes kaupa tunneb, vastab teisiti kui programm, mis tahab teie kaarti.",
      "**Poe reegleid saab lugeda.** Tarne, tagastamine, garantii: terved laused, üks keel ja poe enda nimi. Kopeeritud reeglitesse jääb sageli võõras nimi.",
      "**Poe hinnad on erinevad.** Tõelises poes on kallist ja odavat, vana ja uut. Kus kõik maksab poole vähem, pole miski ehtne.",
      "**Poe aadress on tema enda oma.** Lugege aadressirida tähthaaval. Üks vahetatud täht või lisatud sõna, näiteks „outlet“, on kõige levinum nipp.",
    ),
    h2("Kolm põhjust lahkuda"),
    warning(
      "Lahkuge, kui pood võtab vastu ainult ülekandeid eraisikule, kinkekaarte või krüptoraha. Lahkuge, kui kell loeb minuteid ja alustab pärast lehe uuesti laadimist otsast peale. Lahkuge, kui keegi küsib koodi, mille saatis teie pank.",
    ),
    h2("Kuidas maksta, kui siiski ostate"),
    p(
      "Makske kaardiga või teenuse kaudu, mille makset saab vaidlustada, mitte tavalise ülekandega. Ärge saatke kunagi kaardist pilti. Hoidke alles kinnitus ja pilt toote lehest koos hinnaga: mõlemat läheb vaja ka tollis. Ja kasutage parooli, mida te mujal ei kasuta, sest andmed kaovad esimesena kõige väiksematest poodidest.",
    ),
    h2("Laske meil osta"),
    p(
      "Kui te ei taha oma kaarti võõrastele anda, saatke link meile. Teenusega „Ostke minu eest“ maksate meile ja poele maksame meie. Küsimine ei maksa midagi:",
    ),
    steps(
      ["Saadate nimekirja", "Lingid, suurused, värvid, kuni {quoteMostItems} toodet, soovi korral mitmest poest."],
      [
        "Inimene vaatab üle",
        "Enne hinna andmist avame poe. Kui me pole sealt veel ostnud, vaatame hoolikamalt. Kui midagi on valesti, ütleme seda ega osta midagi.",
      ],
      [
        "Saate ühe hinna ukseni",
        "Kaup, meie tasu {quoteFeePercent} (vähemalt {quoteFeeMinimum}), vedu, kindlustus, tollimaks, käibemaks ja tarne. Hind kehtib {quoteValidHours}.",
      ],
      ["Teie maksate, meie ostame", "Seni kuni me pole ostnud, saate tühistada ja kogu raha tagasi."],
    ),
    p("Kaup tuleb siis meie lattu, mitte otse teile."),
    h2("Ja kas siin on turvaline maksta?"),
    p(
      "Õige küsimus; meie esitame seda teistele. Meie lehel ei sisesta te kunagi kaardi numbrit. Sisestate selle makseteenuse lehel või logite sisse PayPali; kus saab maksta pangalingiga, kinnitate makse oma pangas. Number meieni ei jõua, nii et keegi ei saa seda meilt varastada.",
    ),
    list(
      "Nupul on kirjas, kui palju maksate, ja hiljem midagi ei lisandu.",
      "Kui ühendus katkeb, võite uuesti vajutada: kaks korda raha ei võeta.",
      "Kui makse ei õnnestu, jääb tellimus ootama. Võite uuesti proovida või valida teise makseviisi.",
      "Raha, mis saabub liiga hilja, kui tellimust enam ei ole, läheb automaatselt tagasi.",
      "Iga makse ja tagasimakse on teie kontol näha.",
    ),
    info(
      "Me ei küsi kunagi e-posti ega telefoni teel kaardi numbrit, parooli ega panga koodi. Kui keegi teeb seda meie nimel, [kirjutage meile](/contacts).",
    ),
    h2("Kui siiski läks halvasti"),
    p(
      "Tegutsege kiiresti ja korralikult. Kirjutage poele, andke tähtaeg, hoidke vastus alles. Siis pöörduge panga või kaardifirma poole: neil on tähtajad, sageli mõni nädal. Vahetage parool igal pool, kus te seda kasutasite. Ja ärge makske sellele, kes teile ise kirjutab ja lubab raha tagasi tuua: see on sama pettuse teine pool.",
    ),
    h2("Viimase sekundi reegel"),
    p(
      "Enne nupule vajutamist küsige endalt: kui midagi läheb valesti, kes saab mulle raha tagasi anda? Kui vastus on pank, kaardifirma või keegi, keda on võimalik leida, makske julgelt. Kui vastus on „mitte keegi“, ei ole jalatsid seda väärt.",
    ),
    button("Saada link", "/order-form"),
  ],
};
