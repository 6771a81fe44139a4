import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ar-imone-gali-susigrazinti-importo-pvm",
  title: "Ar mano įmonė gali susigrąžinti importo PVM?",
  description: "Dažniausiai taip, jei importuoja su savo EORI kodu. Lengvesnė mažų verčių taisyklė įmonėms negalioja.",
  blocks: [
    p(
      "Dažniausiai taip. PVM mokėtoja paprastai gali atskaityti importo PVM, kurį sumokėjo savo veiklai; išsamiau paaiškins buhalteris. Skaičiuoklėje pasirinkite **Įmonei**, ir PVM bus pažymėtas kaip susigrąžinamas.",
    ),
    p(
      "Nuo privačių pirkinių skiriasi du dalykai. Įmonė importuoja su **savo EORI kodu**. Ir lengvesnė mažų verčių taisyklė jai negalioja: muito mokestis skaičiuojamas pagal tarifą nuo pirmojo cento.",
    ),
    p(
      "Išsaugokite muitinės sąskaitą ir mūsų sąskaitą; abi rasite persiuntimo užklausoje. Kaip veikia verslo paskyros, aprašyta puslapyje [Verslui](/pro).",
    ),
  ],
};
