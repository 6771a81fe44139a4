import {
  CONFIRMED_WITHIN_HOURS,
  FORGOTTEN_AFTER_DAYS,
  OFFERED_FOR_HOURS,
} from "#domain/selling/phone-reservations/phone-reservation.ts";
import type { DemoLanguage } from "../languages.ts";
import type { DemoPage } from "./demo-page.ts";
import { h2, list, p } from "./write.ts";

/** How reserving a phone works, where phones can be reserved (ROUTE-44). */
export const RESERVATION_POLICY: Record<DemoLanguage, DemoPage> = {
  en: {
    title: "Reservation policy",
    description: "How the queue for a phone works, how long we hold one, and what we keep about you.",
    blocks: [
      p(
        "A reservation is a place in the queue for a phone that is sold out. It costs nothing and obliges you to nothing.",
      ),
      h2("Your place"),
      list(
        `You confirm your place by the link in our mail within ${CONFIRMED_WITHIN_HOURS} hours. It counts from that moment.`,
        "Each person has one place at a time: one for an e-mail address and one for a phone number.",
        "You can give up your place at any time by the same link.",
      ),
      h2("When a phone is here"),
      list(
        `We write to the first person in the queue and hold the phone for ${OFFERED_FOR_HOURS} hours.`,
        "In the cart it stays reserved until the same moment. The price is the one that the shop shows when you order.",
        "What nobody takes in time goes to the next person.",
      ),
      h2("Your data"),
      p(
        `We keep your name, e-mail address and phone number for the queue only, and erase them ${FORGOTTEN_AFTER_DAYS} days after the reservation has ended.`,
      ),
    ],
  },
  lt: {
    title: "Rezervacijos taisyklės",
    description: "Kaip veikia telefono eilė, kiek laiko jį laikome ir ką apie jus saugome.",
    blocks: [
      p("Rezervacija yra vieta eilėje dėl išparduoto telefono. Ji nieko nekainuoja ir neįpareigoja."),
      h2("Jūsų vieta"),
      list(
        `Vietą patvirtinate mūsų laiške esančia nuoroda per ${CONFIRMED_WITHIN_HOURS} valandas. Ji skaičiuojama nuo to momento.`,
        "Vienas žmogus vienu metu turi vieną vietą: vieną el. pašto adresui ir vieną telefono numeriui.",
        "Vietos bet kada galite atsisakyti ta pačia nuoroda.",
      ),
      h2("Kai telefonas jau čia"),
      list(
        `Parašome pirmajam eilėje ir laikome telefoną ${OFFERED_FOR_HOURS} valandas.`,
        "Krepšelyje jis lieka rezervuotas iki to paties laiko. Kaina yra ta, kurią parduotuvė rodo užsakant.",
        "Ko laiku niekas nepasiima, atitenka kitam eilėje.",
      ),
      h2("Jūsų duomenys"),
      p(
        `Vardą, el. pašto adresą ir telefono numerį saugome tik eilei ir ištriname praėjus ${FORGOTTEN_AFTER_DAYS} dienų nuo rezervacijos pabaigos.`,
      ),
    ],
  },
  lv: {
    title: "Rezervācijas noteikumi",
    description: "Kā darbojas rinda pēc tālruņa, cik ilgi to paturam un ko par jums glabājam.",
    blocks: [
      p("Rezervācija ir vieta rindā pēc izpārdota tālruņa. Tā neko nemaksā un ne pie kā nesaista."),
      h2("Jūsu vieta"),
      list(
        `Vietu apstipriniet ar saiti mūsu vēstulē ${CONFIRMED_WITHIN_HOURS} stundu laikā. Tā sākas ar šo brīdi.`,
        "Vienam cilvēkam vienlaikus ir viena vieta: viena e-pasta adresei un viena tālruņa numuram.",
        "No vietas jebkurā laikā varat atteikties ar to pašu saiti.",
      ),
      h2("Kad tālrunis ir klāt"),
      list(
        `Rakstām pirmajam rindā un paturam tālruni ${OFFERED_FOR_HOURS} stundas.`,
        "Grozā tas paliek rezervēts līdz tam pašam brīdim. Cena ir tā, ko veikals rāda pasūtot.",
        "Ko laikā neviens nepaņem, tiek nākamajam.",
      ),
      h2("Jūsu dati"),
      p(
        `Vārdu, e-pasta adresi un tālruņa numuru glabājam tikai rindai un dzēšam ${FORGOTTEN_AFTER_DAYS} dienas pēc rezervācijas beigām.`,
      ),
    ],
  },
  ee: {
    title: "Broneerimistingimused",
    description: "Kuidas toimib telefoni järjekord, kui kaua seda hoiame ja mida teie kohta säilitame.",
    blocks: [
      p("Broneering on koht järjekorras läbimüüdud telefoni järele. See ei maksa midagi ega kohusta millekski."),
      h2("Teie koht"),
      list(
        `Kinnitate koha meie kirjas oleva lingiga ${CONFIRMED_WITHIN_HOURS} tunni jooksul. Koht algab sellest hetkest.`,
        "Ühel inimesel on korraga üks koht: üks e-posti aadressi ja üks telefoninumbri kohta.",
        "Kohast saate sama lingiga loobuda igal ajal.",
      ),
      h2("Kui telefon on kohal"),
      list(
        `Kirjutame järjekorras esimesele ja hoiame telefoni ${OFFERED_FOR_HOURS} tundi.`,
        "Ostukorvis jääb see broneerituks sama hetkeni. Hind on see, mida pood tellimisel näitab.",
        "Mida keegi õigel ajal ei võta, läheb järgmisele.",
      ),
      h2("Teie andmed"),
      p(
        `Nime, e-posti aadressi ja telefoninumbrit hoiame ainult järjekorra jaoks ning kustutame ${FORGOTTEN_AFTER_DAYS} päeva pärast broneeringu lõppu.`,
      ),
    ],
  },
  ru: {
    title: "Правила бронирования",
    description: "Как устроена очередь за телефоном, сколько мы его держим и что храним о вас.",
    blocks: [
      p("Бронь — это место в очереди за распроданным телефоном. Она бесплатна и ни к чему не обязывает."),
      h2("Ваше место"),
      list(
        `Место подтверждается по ссылке из нашего письма в течение ${CONFIRMED_WITHIN_HOURS} часов и считается с этого момента.`,
        "У одного человека одновременно одно место: одно на адрес эл. почты и одно на номер телефона.",
        "От места можно отказаться в любое время по той же ссылке.",
      ),
      h2("Когда телефон у нас"),
      list(
        `Мы пишем первому в очереди и держим телефон ${OFFERED_FOR_HOURS} часа.`,
        "В корзине он остаётся за вами до того же времени. Цена — та, которую магазин показывает при заказе.",
        "То, что никто не взял вовремя, достаётся следующему.",
      ),
      h2("Ваши данные"),
      p(
        `Имя, адрес эл. почты и номер телефона мы храним только для очереди и стираем через ${FORGOTTEN_AFTER_DAYS} дней после окончания брони.`,
      ),
    ],
  },
};
