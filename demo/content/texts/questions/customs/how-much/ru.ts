import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "skolko-poshliny-i-nds",
  title: "Сколько пошлины и НДС я заплачу?",
  description:
    "До {dutyLimit} — {dutyPerCode} за каждый вид товаров и НДС {vatRate}. Выше у каждого товара свой тариф.",
  blocks: [
    p(
      "Если товары в одном отправлении стоят до **{dutyLimit}**: **{dutyPerCode} за каждый вид товаров**, сколько бы ни было штук, и НДС при ввозе {vatRate} с товаров, перевозки и пошлины вместе. Пара обуви и ремень — два вида, за них {dutyFor2}; пять хлопковых футболок — один вид, за него {dutyPerCode}.",
    ),
    p("Выше {dutyLimit} у каждого товара свой тариф, и важно, где он сделан."),
    p(
      "Всё это вы видите до оплаты. В нашем магазине и то и другое уже в цене. Для пересылки и расчётов каждую строку показывает [калькулятор](/calculate), а в статье [«Пошлина {dutyPerCode}»](/blog/poshlina-po-vidam-tovarov) посчитаны четыре покупки.",
    ),
  ],
};
