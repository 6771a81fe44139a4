import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "millised-on-makseviisid",
  title: "Millised on makseviisid?",
  description: "Valite tellimuse vormistamisel. Kui makseviisil on tasu, on see enne valimist kõrval kirjas.",
  blocks: [
    p("Siin saate maksta nii: **{paymentMethods}**."),
    p(
      "Tellimuste, hinnapakkumiste, edasisaatmise tellimuste ja arvete puhul on viisid samad. Kui makseviisil on tasu, on see kõrval kirjas ja kogusumma sees. Euroopa Liidus ei maksa kaardi ega pangalingi kasutamine kunagi lisaks.",
    ),
    p("Kaardi numbri sisestate ainult makseteenuse lehel ja PayPali parooli ainult PayPalis. Meieni need ei jõua."),
    p(
      "Võite ka ühendada: kasutada kõigepealt saldot ja maksta ülejäänu teisiti. Kui teine makse ei õnnestu, jääb saldo endiseks.",
    ),
  ],
};
