import { button, h2, info, list, numbered, p, steps, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kaip-saugiai-moketi-nezinomai-parduotuvei",
  title: "Kaip mokėti parduotuvei, apie kurią niekada negirdėjote",
  description:
    "Penki tikros parduotuvės požymiai, trys ženklai, kad laikas išeiti, ir ką darome, kad jūsų pinigai patektų ten, kur reikia.",
  blocks: [
    list(
      "**Tikra parduotuvė sako, kas ji,** atsako ir turi įvairių kainų",
      "**Mokėkite kortele arba per mokėjimo paslaugą,** niekada – pavedimu asmeniui",
      "**Arba nupirksime mes:** mūsų mokestis {quoteFeePercent}, ne mažiau kaip {quoteFeeMinimum}",
    ),
    p(
      "Batai visur išparduoti, ir staiga randate juos dar negirdėtoje parduotuvėje už pusę kainos. Gal tai radinys. O gal praėjusią savaitę sukurta parduotuvės kopija. Kad atskirtumėte, dažniausiai užtenka penkių minučių.",
    ),
    h2("Penki tikros parduotuvės požymiai"),
    numbered(
      "**Ji pasako, kas esanti.** Įmonės pavadinimas, adresas, kodas registre. Paieškokite pavadinimo: tikra įmonė palieka pėdsakų ir už savo svetainės ribų.",
      "**Ji atsako.** Nusiųskite trumpą klausimą apie prekę. Žmogus, kuris prekes pažįsta, atsako kitaip nei programa, kuriai reikia jūsų kortelės.",
      "**Jos taisykles galima perskaityti.** Pristatymas, grąžinimas, garantija: ištisais sakiniais, viena kalba, su tos pačios parduotuvės pavadinimu. Nukopijuotose taisyklėse dažnai likęs svetimas.",
      "**Jos kainos nevienodos.** Tikroje parduotuvėje yra ir brangių, ir pigių, senų ir naujų prekių. Kur viskas už pusę kainos, ten nėra nieko tikra.",
      "**Jos adresas – jos pačios.** Perskaitykite adreso eilutę paraidžiui. Sukeista raidė ar pridėtas žodis, pavyzdžiui, „outlet“, yra dažniausia gudrybė.",
    ),
    h2("Trys ženklai, kad laikas išeiti"),
    warning(
      "Išeikite, jei parduotuvė priima tik pavedimus privačiam asmeniui, dovanų korteles ar kriptovaliutą. Išeikite, jei laikrodis skaičiuoja minutes ir perkrovus puslapį pradeda iš naujo. Išeikite, jei kas nors prašo kodo, kurį atsiuntė jūsų bankas.",
    ),
    h2("Kaip mokėti, jei perkate"),
    p(
      "Mokėkite kortele arba per paslaugą, kuri leidžia mokėjimą užginčyti, o ne paprastu pavedimu. Niekada nesiųskite kortelės nuotraukos. Išsaugokite patvirtinimą ir prekės puslapio su kaina nuotrauką: abiejų prireiks ir muitinei. Ir naudokite slaptažodį, kurio daugiau niekur nenaudojate, nes duomenis pirmiausia praranda mažiausios parduotuvės.",
    ),
    h2("Leiskite nupirkti mums"),
    p(
      "Jei nenorite savo kortelės duoti nepažįstamiems, atsiųskite nuorodą mums. Su paslauga „Nupirkite man“ mokate mums, o parduotuvei mokame mes. Paklausti nieko nekainuoja:",
    ),
    steps(
      [
        "Atsiunčiate sąrašą",
        "Nuorodos, dydžiai, spalvos, iki {quoteMostItems} prekių, jei norite – iš kelių parduotuvių.",
      ],
      [
        "Žmogus pažiūri",
        "Prieš skaičiuodami kainą atsiverčiame parduotuvę. Jei ten dar nesame pirkę, žiūrime atidžiau. Jei kas nors negerai, pasakome ir nieko neperkame.",
      ],
      [
        "Gaunate vieną kainą iki durų",
        "Prekės, mūsų mokestis {quoteFeePercent} (ne mažiau kaip {quoteFeeMinimum}), gabenimas, draudimas, muito mokestis, PVM ir pristatymas. Kaina galioja {quoteValidHours}.",
      ],
      ["Jūs mokate, mes perkame", "Kol nenupirkome, galite atšaukti ir atgauti visus pinigus."],
    ),
    p("Prekės tada atvyksta į mūsų sandėlį, o ne tiesiai jums."),
    h2("O ar saugu mokėti čia?"),
    p(
      "Teisingas klausimas; mes jį užduodame kitiems. Kortelės numerio mūsų puslapyje niekada nevedate. Jį įrašote mokėjimo paslaugos teikėjo puslapyje arba prisijungiate prie „PayPal“; kur galima mokėti per banką, mokėjimą patvirtinate savo banke. Numeris mūsų nepasiekia, todėl niekas iš mūsų jo nepavogs.",
    ),
    list(
      "Ant mygtuko parašyta, kiek mokėsite, ir vėliau niekas nepridedama.",
      "Jei ryšys nutrūksta, galite spausti dar kartą: du kartus pinigų nenuskaičiuosime.",
      "Jei mokėjimas nepavyksta, užsakymas laukia. Galite bandyti dar kartą arba rinktis kitą mokėjimo būdą.",
      "Per vėlai atėję pinigai, kai užsakymo jau nebėra, grąžinami savaime.",
      "Kiekvieną mokėjimą ir grąžinimą matote savo paskyroje.",
    ),
    info(
      "El. paštu ar telefonu niekada neprašome kortelės numerio, slaptažodžio ar banko kodo. Jei kas nors to prašo mūsų vardu, [parašykite mums](/contacts).",
    ),
    h2("Jei vis dėlto nepavyko"),
    p(
      "Veikite greitai ir tvarkingai. Parašykite parduotuvei, nurodykite terminą, išsaugokite atsakymą. Tada kreipkitės į banką ar kortelių bendrovę: jie turi terminus, dažnai kelių savaičių. Pakeiskite slaptažodį visur, kur jį naudojote. Ir nemokėkite tam, kas neprašytas parašo ir žada pinigus susigrąžinti: tai antroji tos pačios apgavystės dalis.",
    ),
    h2("Paskutinės sekundės taisyklė"),
    p(
      "Prieš spausdami mygtuką paklauskite savęs: jei kas nors nepavyks, kas galės grąžinti pinigus? Jei atsakymas – bankas, kortelių bendrovė arba kas nors, ką galite rasti, drąsiai mokėkite. Jei atsakymas – „niekas“, batai to neverti.",
    ),
    button("Atsiųsti nuorodą", "/order-form"),
  ],
};
