import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "vai-uznemums-var-atgut-importa-pvn",
  title: "Vai mans uzņēmums var atgūt importa PVN?",
  description:
    "Parasti jā, ja tas importē ar savu EORI numuru. Vieglākais noteikums mazām vērtībām uz uzņēmumiem neattiecas.",
  blocks: [
    p(
      "Parasti jā. PVN maksātājs importa PVN, ko samaksājis savai darbībai, parasti var atskaitīt; sīkāk pastāstīs jūsu grāmatvedis. Kalkulatorā izvēlieties **Uzņēmumam**, un PVN būs atzīmēts kā atgūstams.",
    ),
    p(
      "No privātiem pirkumiem atšķiras divas lietas. Uzņēmums importē ar **savu EORI numuru**. Un vieglākais noteikums mazām vērtībām nav spēkā: muitas nodokli rēķina pēc tarifa no pirmā centa.",
    ),
    p(
      "Saglabājiet muitas rēķinu un mūsu rēķinu; abi ir pārsūtīšanas pieprasījumā. Kā darbojas uzņēmumu konti, lasiet lapā [Uzņēmumiem](/pro).",
    ),
  ],
};
