import { button, h2, info, list, p, quote, steps, table } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "returns-step-by-step",
  title: "Changed your mind? A return, step by step",
  description:
    "You have {withdrawalDays} and need no reason. What to press, what to pack, what we give back, and when a claim is the better way.",
  blocks: [
    list(
      "**{withdrawalDays} to change your mind,** and no reason is asked",
      "**Goods, freight and delivery come back;** you pay for the parcel to us",
      "**Something is wrong?** Then make a claim: it costs you nothing",
    ),
    p(
      "Not everything that looks good on a screen looks good at home. That is why the law gives you time to think when you buy at a distance, and why we have made the way back as short as the way in. Here is the whole of it, with the sums.",
    ),
    h2("Two different things"),
    p("People say “return” and mean one of two things."),
    p(
      "**You changed your mind.** The goods are fine, you just do not want them. This is a _withdrawal from the contract_. You have {withdrawalDays} from the day on which you received the goods, and nobody asks for a reason.",
    ),
    p(
      "**Something is wrong.** The goods are broken, incomplete or not what you ordered. This is a _claim_, and it is not bound to those days: the legal guarantee lasts {warrantyYears} from delivery. In this case you pay nothing, not even the way back. Go to the [claims page](/claims) instead of reading on.",
    ),
    h2("Withdrawing, step by step"),
    steps(
      [
        "Open the form",
        "“Withdraw from contract here” stands at the foot of every page. You need no account. If you are signed in, your orders are offered to you.",
      ],
      [
        "Say which order",
        "Your name, the order’s number (it begins with OR) and an e-mail address for the receipt. No reason, no excuse.",
      ],
      [
        "Confirm",
        "Your statement counts from the moment you press the second button. The receipt with day and time is mailed to you at once.",
      ],
      [
        "Send the goods back",
        "Within {withdrawalDays} of your statement, packed so that they survive the journey. We write to you where to.",
      ],
      [
        "Get your money",
        "Within {withdrawalDays} of your statement. We may wait until the goods are here, or until you prove that you have sent them.",
      ],
    ),
    info(
      "Has the order not left our warehouse yet? Then there is nothing to send. We stop it, and the money goes back at once.",
    ),
    h2("What we give back, and what not"),
    table(
      ["Part of the price", "Comes back?"],
      ["The goods", "Yes, in full"],
      ["Freight and delivery to you", "Yes, at the standard price"],
      ["Duty and import VAT in the price", "Yes, they are part of the price"],
      ["The parcel back to us", "No, you pay for it"],
    ),
    p(
      "The money goes back the way it came: to the card, to PayPal, to the bank account or to the balance. Your bank may need a few days to show it.",
    ),
    h2("May I try the goods?"),
    p(
      "Yes. You may do at home what you would do in a shop: try the shoes on a clean floor, put the jacket on, switch the headphones on. What goes further, such as a walk in the rain, takes away some of the value, and we may deduct that. So keep the labels on and the box whole until you are sure.",
    ),
    p(
      "Some things cannot come back: what was made specially for you, and sealed goods that are opened and can no longer be sold for reasons of hygiene, such as a lipstick.",
    ),
    p(
      "Do you want to keep a part of the order? The form speaks of the order as a whole. Answer our mail and say which pieces you keep; a person looks at it and gives back the money for the rest.",
    ),
    h2("How to pack it"),
    list(
      "Use the box in which it came, and tape it shut on all edges.",
      "Put in everything that belongs to it: cables, straps, spare buttons.",
      "Write the number of the withdrawal on a slip of paper inside. It begins with WD.",
      "Keep the receipt of the carrier until your money is there. It is your proof.",
    ),
    h2("What you bought elsewhere"),
    p(
      "If we forwarded a parcel for you, another shop sold you the goods, and its rules hold. As long as the parcel is still in our warehouse, we can send it back to the shop for you: you find this on the parcel’s page. Handling costs {sendBackFee}, and the label has its own price. Once a parcel has crossed the border, the way back is long and dear. So look at the photos before you send it on. For {checkFee} we open the parcel, count and look for damage.",
    ),
    p("For a quote it is simpler: until we have bought, you can cancel it and get all of your money back."),
    quote("The cheapest return is the one that never leaves the warehouse."),
    h2("If the days have passed"),
    p(
      "Write to us anyway. The form takes your statement after the last day as well; it says that you are late, and a person looks at it. We promise nothing, but we do read it.",
    ),
    button("Withdraw from a contract", "/withdrawal"),
  ],
};
