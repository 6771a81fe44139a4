import { button, h2, info, list, numbered, p, steps, warning } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "paying-an-unknown-shop",
  title: "Paying a shop you have never heard of",
  description:
    "Five signs of a real shop, three signs to leave at once, and what we do so that your money reaches the right place.",
  blocks: [
    list(
      "**A real shop says who it is,** answers, and has uneven prices",
      "**Pay by card or a payment service,** never by a transfer to a person",
      "**Or let us buy it:** our fee is {quoteFeePercent}, at least {quoteFeeMinimum}",
    ),
    p(
      "The shoes are sold out everywhere, and then you find them in a shop that you have never heard of, for half the price. Perhaps it is a find. Perhaps it is a copy of a shop, put up last week. Five minutes of looking are usually enough to tell one from the other.",
    ),
    h2("Five signs of a real shop"),
    numbered(
      "**It says who it is.** A company name, an address, a number in a register. Look the name up; a real company leaves traces outside its own site.",
      "**It answers.** Send a short question about the product. A person who knows the goods answers differently from a machine that wants your card.",
      "**Its rules can be read.** Delivery, returns, guarantee: in whole sentences, in one language, with the shop’s own name in them. Copied rules often still name another shop.",
      "**Its prices are uneven.** A real shop has expensive and cheap things, old and new ones. Where everything costs half, nothing is real.",
      "**Its address is its own.** Read the address line letter by letter. One swapped letter or one added word, such as “outlet”, is the commonest trick of all.",
    ),
    h2("Three signs to leave"),
    warning(
      "Leave when a shop takes only bank transfers to a private person, gift cards or coins. Leave when a clock counts down and starts anew after you reload the page. Leave when somebody asks for the code that your bank has sent you.",
    ),
    h2("How to pay when you do buy"),
    p(
      "Pay with a card or a payment service that lets you dispute a charge, not with a plain transfer. Never send a picture of your card. Keep the confirmation and a picture of the product’s page, with its price: you need both for customs as well. And use a password that you use nowhere else, because the smallest shops lose their data first.",
    ),
    h2("Let us buy it instead"),
    p(
      "If you do not want to give your card to a stranger, send us the link. With “Buy for me” you pay us, and we pay the shop. Asking costs nothing:",
    ),
    steps(
      ["You send a list", "Links, sizes, colours, up to {quoteMostItems} items, from several shops if you like."],
      [
        "A person looks",
        "We open the shop before we price it. If we have not bought there yet, we look at it more closely. If it looks wrong, we say so and buy nothing.",
      ],
      [
        "You get one price to your door",
        "Goods, our fee of {quoteFeePercent} (at least {quoteFeeMinimum}), freight, insurance, duty, VAT and delivery. It holds for {quoteValidHours}.",
      ],
      ["You pay, we buy", "Until we have bought, you can cancel and get all of your money back."],
    ),
    p("The goods then come to our warehouse and not straight to you."),
    h2("And how safe is paying here?"),
    p(
      "A fair question; we ask it of others. In our checkout you never type your card’s number into our page. You enter it on the page of the payment provider or sign in at PayPal; where paying through a bank is offered, you confirm it in your own bank. The number never reaches us, so nobody can steal it from us.",
    ),
    list(
      "The button says how much you will pay, and nothing is added afterwards.",
      "If the connection breaks, you may press again: you are never charged twice.",
      "If a payment fails, your order waits. You can try again or choose another way to pay.",
      "Money that comes too late, when an order is gone, goes back by itself.",
      "Every payment and every refund stands in your account.",
    ),
    info(
      "We never ask for your card’s number, your password or a code from your bank by e-mail or phone. If somebody does so in our name, please [write to us](/contacts).",
    ),
    h2("If it has gone wrong all the same"),
    p(
      "Be quick and be orderly. Write to the shop, name a date, keep the answer. Then tell your bank or card company; they have deadlines, often of some weeks. Change the password wherever you used it. And do not pay anybody who writes to you unasked and promises to fetch your money back: that is the second half of the same trick.",
    ),
    h2("The rule for the last second"),
    p(
      "Before you press the button, ask yourself one thing: if this goes wrong, who can give me the money back? If the answer is a bank, a card company or somebody whom you can find, go on. If the answer is “nobody”, the shoes are not worth it.",
    ),
    button("Send us a link", "/order-form"),
  ],
};
