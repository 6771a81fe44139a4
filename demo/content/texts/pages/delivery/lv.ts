import { h2, info, list, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "delivery",
  title: "Piegāde",
  description: "Kā jūsu pasūtījums ceļo pie jums, cik ilgi, cik tas maksā un kā tam sekot.",
  blocks: [
    p(
      "Viss, ko pasūtāt “{brand}”, ceļo divos posmos: pāri robežai un pēc tam jūsu valstī līdz jums. Abu posmu cenu un ilgumu redzat pirms maksāšanas.",
    ),
    h2("Cik ilgi tas ilgst"),
    list(
      "**Pa gaisu:** {airDays}. Tam, kas vajadzīgs drīz, un vieglām lietām.",
      "**Pa jūru:** {seaDays}. Tam, kas ir smags vai liels un var pagaidīt.",
      "**Līdz izņemšanas vietai:** {pickupDays} no šī laika ir pēdējais posms jūsu valstī. Pārvadātāji: {pickupCarriers}.",
    ),
    p(
      "Datumi pie vešanas cenas attiecas uz jūsu grozu un ietver pēdējo posmu. Pasūtījumā tos redzēsiet, līdz sūtījums pienāks.",
    ),
    h2("Cik tas maksā"),
    p(
      "Vešanas cena atkarīga no svara un izmēra, piegādes cena – no izvēlētā pārvadātāja. Abas redzat grozā un noformējot pasūtījumu kopā ar muitu un importa PVN: maksājat tik, cik redzat.",
    ),
    info("Pie durvīm “{brand}” neprasa neko. Ja kāds to dara mūsu vārdā, nemaksājiet un [rakstiet mums](/contacts)."),
    h2("Līdz durvīm vai izņemšanas vietai"),
    list(
      "**Līdz durvīm:** kurjers atbrauc darba dienā un pirms tam piezvana vai uzraksta.",
      "**Līdz izņemšanas vietai:** kodu saņemsiet īsziņā vai e-pastā. Katrs pārvadātājs tur pieņem vismaz {pickupMaxKg}.",
    ),
    h2("Kā sekot"),
    steps(
      ["Jūs samaksājat", "Kopš tā brīža visus soļus redzat sadaļā [Mani pasūtījumi](/my-orders)."],
      ["Mēs nosūtām", "Saņemsiet e-pastu ar numuru. Kur sūtījums atrodas, rāda [izsekošanas lapa](/tracking)."],
      [
        "Tas pienāk",
        "Pirms parakstāties, apskatiet kasti. Ja tā bojāta, nofotografējiet un iesniedziet [pretenziju](/claim-form).",
      ],
    ),
    h2("Ja kaut kas nenotiek, kā paredzēts"),
    p(
      "Sūtījums, kas kavējas, ir pazudis vai bojāts, ir mūsu rūpe, nevis jūsu. Iesniedziet [pretenziju](/claim-form) vai, ja neesat droši, [rakstiet mums](/contacts).",
    ),
  ],
};
