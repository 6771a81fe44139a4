import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ka-atrast-savu-izmeru",
  title: "Kā atrast savu izmēru?",
  description:
    "Vienreiz izmēriet centimetros un skatiet izmēru tabulu preces lapā. Ja der divi izmēri, ņemiet lielāko.",
  blocks: [
    p(
      "Apavu, apģērba un cepuru lapās ir saite **Izmēru tabula**. Tā salīdzina EU, UK un US izmērus un centimetros vai collās norāda pēdas garumu, krūšu, vidukļa vai galvas apkārtmēru. Redzat arī, kuri izmēri ir krājumā. Atzīmējiet savu rindu, un izmērs ir izvēlēts.",
    ),
    p(
      "Pēdas mēriet vakarā, stāvot uz papīra lapas; svarīga ir garākā. Ap krūtīm un vidukli lentei jābūt līmeniski un ne cieši. Ja der divi izmēri, ņemiet lielāko.",
    ),
    p("Kā mērīt soli pa solim, lasiet rakstā [“Kā noteikt izmēru pie virtuves galda”](/blog/ka-izmerit-izmeru-majas)."),
  ],
};
