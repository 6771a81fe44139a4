import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const englishAgreement = (facts: LegalFacts): DemoPage => ({
  title: "Purchase agreement",
  description: `How you buy from ${facts.shop}: prices, payment, delivery, withdrawal and guarantee.`,
  blocks: [
    p("These are the terms on which you buy from us. They are short, so that you can read them before you order."),
    h2("Who sells"),
    p(
      `The seller in the shop ${facts.shop} is ${facts.legalName}, ${facts.legalAddress}. Company code ${facts.companyCode}, VAT number ${facts.vatNumber}. Our e-mail address is ${facts.email}.`,
    ),
    h2("How an order becomes a contract"),
    p("Before you order, you see the goods, the delivery and the whole amount, and you can still change everything."),
    p(
      "The contract is made when you press “Order and pay”. That obliges you to pay the amount on the button. We confirm the order by e-mail at once.",
    ),
    h2("Prices"),
    p(
      "Prices include VAT and import duties. Freight by air or sea and the delivery to your door or pickup point are lines of their own. The total shown with a product, in the cart and in the checkout has both in it; until you choose a carrier it counts the cheapest one and says “from”. If you choose a payment method with a fee, that is a line too. You see the whole amount before you order. Nothing is added later.",
    ),
    h2("Payment"),
    p(
      `You can pay by card, with PayPal${facts.paysThroughBank ? ", through your bank" : ""} or from your balance with us.`,
    ),
    list(
      "What you put into the cart is reserved for you for 20 minutes, and for up to 60 while you are shopping.",
      "An order is cancelled when it is not paid within {unpaidOrderHours}, or, without an account, within {guestOrderHours} of the last attempt to pay. You then owe nothing.",
    ),
    h2("Delivery"),
    p(
      "Goods travel by air or by sea; where both are offered, you choose. They come to your door or to the pickup point you have chosen. The expected dates stand in your order.",
    ),
    p(
      "Until you hold the goods, the risk is ours. If they are late, give us a reasonable new date. If that passes too, you may cancel and get all your money back.",
    ),
    h2("If you change your mind"),
    p(
      `You may withdraw from the contract within 14 days of receiving the goods, without giving a reason. ${facts.hasWithdrawalForm ? "Use the link “Withdraw from contract here” at the end of every page, or write" : "Write"} to ${facts.email} with your name and the order’s number.`,
    ),
    list(
      "Please send the goods back within 14 days of telling us. You pay for the way back.",
      "We refund everything you have paid, with the standard delivery, within 14 days of your message and the way you paid. We may wait until the goods, or proof that you have sent them, have reached us.",
      "You may try the goods as you would in a shop. If they are used more than that, we may deduct what they have lost in value.",
      "Goods made specially for you, and sealed goods that cannot be taken back for reasons of hygiene once opened, are excepted.",
    ),
    h2("Guarantee"),
    p(
      "The legal guarantee is 2 years from delivery. We repair or replace faulty goods free of charge. If that cannot be done within a reasonable time, you may ask for a lower price or your money back. A maker’s own warranty comes on top.",
    ),
    h2("Complaints"),
    p(
      `Write to ${facts.email}. We answer within 14 days. If we do not come to an agreement, you may turn to the consumer authority: ${facts.consumerBody}.`,
    ),
    h2("Law"),
    p(
      `The law of the seller’s country applies (${facts.country}). You keep the protection that the law of your own country gives to consumers.`,
    ),
  ],
});
