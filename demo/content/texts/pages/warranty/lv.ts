import { h2, info, numbered, p, steps } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "garantija",
  title: "Garantija",
  description: "Ko aptver likuma garantija, kā to izmantot un kas attiecas uz citu veikalu precēm.",
  blocks: [
    p(
      "Ja tas, ko pirkāt no {brand}, nav tāds, kādam jābūt, to salabot ir mūsu uzdevums. Ar ražotāju jums nav jāstrīdas, un par to jums nav jāmaksā.",
    ),
    h2("Likuma garantija"),
    p(
      "Likuma garantija **pēc piegādes ir spēkā {warrantyYears}**. Tā attiecas uz visu, ko pārdodam, gan uz jaunām, gan uz nocenotām precēm. Tā aptver trūkumus, kas bija jau saņemšanas brīdī, pat ja atklājas vēlāk.",
    ),
    p(
      "Tā neattiecas uz parastu nolietojumu, uz to, kas sabojāts, nokrītot vai samirkstot pretēji instrukcijai, un uz to, kas atvērts un pārveidots.",
    ),
    h2("Ko varat prasīt"),
    numbered(
      "**Remontu vai apmaiņu**, bez maksas un saprātīgā laikā. Izvēlaties jūs, ja vien tas ir iespējams un samērīgi.",
      "**Zemāku cenu vai naudu atpakaļ**, ja remonts vai apmaiņa nav iespējama, ieilgst vai nav izdevusies.",
    ),
    p("Par ceļu pie mums un atpakaļ maksājam mēs."),
    h2("Kā to izdarīt"),
    steps(
      [
        "Uzrakstiet mums",
        "[Pretenziju lapā](/claims) norādiet pasūtījuma numuru. Dažos teikumos aprakstiet, kas nav kārtībā, un pievienojiet fotoattēlus, ja tie palīdz.",
      ],
      [
        "Sagaidiet atbildi",
        "Atbildei mums ir {complaintDays}, parasti atbildam daudz ātrāk un pasakām, vai un kā prece jāsūta.",
      ],
      ["Saņemiet atpakaļ", "Salabotu vai jaunu preci vai naudu tādā pašā veidā, kā maksājāt."],
    ),
    info("Saglabājiet rēķinu vai vienkārši kontu: tajā paliek visi pasūtījumi."),
    h2("Ražotāja garantija"),
    p(
      "Daži ražotāji dod savu garantiju. Tā ir spēkā papildus un nekad neaizstāj jūsu tiesības pret mums. Tās noteikumi ir kastē vai ražotāja vietnē.",
    ),
    h2("Pārsūtītas un jūsu vietā pirktas preces"),
    p(
      "Ja pirkāt citā veikalā un mēs sūtījumu tikai pārsūtījām, garantiju dod tas veikals. Par bojājumiem ceļā pretenziju varat iesniegt mums.",
    ),
    h2("Ja nevienojamies"),
    p("Rakstiet uz {supportMail}. Ja tomēr nevienojamies, varat vērsties patērētāju tiesību iestādē: {consumerBody}."),
  ],
};
