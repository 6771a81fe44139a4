import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kur-atrast-rekinus",
  title: "Kur atrast savus rēķinus?",
  description: "Katrā pasūtījumā un pārsūtīšanas pieprasījumā. Rēķini, kas gaida apmaksu, ir sadaļā “Mani pasūtījumi”.",
  blocks: [
    p(
      "Sadaļā [Mani pasūtījumi](/my-orders), pašā pasūtījumā: kad tas ir apmaksāts, rēķinu tur var lejupielādēt. Kad pārsūtīšanas pieprasījums ir iesaiņots un zināma galīgā cena, tam ir divi dokumenti: muitas rēķins un mūsu rēķins. Apmaksāta piedāvājuma rēķins ir tā lapā.",
    ),
    p(
      "Reizēm rēķins pienāk atsevišķi, piemēram, par starpību, ko paņēma muita, vai par etiķeti sūtījuma atgriešanai. Tas sākas ar IN, tajā rakstīts, par ko ir katra rinda, un apmaksu tas gaida {invoiceDays} vai tik ilgi, cik norādīts. Ja nepiekrītat, varat to noraidīt un mums uzrakstīt.",
    ),
  ],
};
