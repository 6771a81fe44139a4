import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "vai-kurjeram-kas-jamaksa",
  title: "Vai kurjeram kaut kas jāmaksā?",
  description:
    "Nē. Muitas nodoklis, importa PVN un piegāde ir samaksāta ar pasūtījumu. Ja kāds prasa naudu, rakstiet mums.",
  blocks: [
    p(
      "Nē. Visu, kas pienākas muitai, samaksājat mums, pirms sūtījums dodas ceļā: mūsu veikalā – kā cenas daļu, aprēķinā un pārsūtīšanas pieprasījumā – atsevišķās rindās. Muitai maksājam mēs. Arī piegāde ir samaksāta.",
    ),
    p("Tāpēc kurjers pie durvīm neko neprasa, un pakomāts atveras bez maksājuma."),
    p(
      "Ja saņemat ziņu, kurā prasa nelielu summu, lai “izlaistu sūtījumu”, nemaksājiet un neveriet vaļā saiti. Tā ir izplatīta krāpšana. Apskatiet savu pasūtījumu sadaļā [Mani pasūtījumi](/my-orders): tur rakstīts, kas tiešām jāmaksā. Un, lūdzu, [paziņojiet mums](/contacts).",
    ),
  ],
};
