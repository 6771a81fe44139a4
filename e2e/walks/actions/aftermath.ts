import { type Action, type Choice, desk, inStates, number, own } from "../action.ts";
import type { Thing } from "../world.ts";

const area = "aftermath";
const ENGLISH = { language_id: 1 };
const KINDS = ["damaged", "not_delivered", "overcharged", "late", "missing_item"] as const;

const isPaidOrder = ({ state }: Thing) => !["awaiting_payment", "cancelled", "refunded"].includes(state);
const isPaidRequest = ({ state }: Thing) =>
  !["draft", "awaiting_payment", "rehearsing", "rehearsed", "cancelled", "refunded"].includes(state);

const claims = (about: "order" | "request", prefix: string, when: (thing: Thing) => boolean) =>
  own("claims.create", {
    area,
    about,
    weight: 2.5,
    // The number and e-mail of an order are enough for a claim, because guests have no account.
    ownerOnly: about === "request",
    when,
    body: ({ thing, random, actor }) => ({
      ...number(prefix, thing),
      ...(actor.userId === null ? { email: String(thing.data.email ?? actor.email) } : {}),
      ...ENGLISH,
      kind: random.chance(0.6) ? "overcharged" : random.pick(KINDS),
      text: "It did not come as it should have.",
      wants: random.pick(["provider", "balance"]),
    }),
  });

const ofClaim = (call: string, when: (thing: Thing) => boolean, weight: number, body: object = {}) =>
  own(`claims.${call}`, {
    area,
    about: "claim",
    weight,
    when,
    body: ({ thing }) => ({ name: `CL${thing.id}`, ...ENGLISH, ...body }),
  });

const onClaim = (
  call: string,
  when: (thing: Thing) => boolean,
  weight: number,
  body: (choice: Choice) => object = () => ({}),
) =>
  desk(`claims.${call}`, ["finn", "sara"], {
    area,
    about: "claim",
    weight,
    when,
    body: (choice) => ({ ...number("CL", choice.thing), ...body(choice) }),
  });

const onWithdrawal = (call: string, when: (thing: Thing) => boolean, body: (thing: Thing) => object = () => ({})) =>
  desk(`withdrawals.${call}`, ["finn"], {
    area,
    about: "withdrawal",
    weight: 2.5,
    when,
    body: ({ thing }) => ({ ...number("WD", thing), ...body(thing) }),
  });

/** The form as the owner fills it in, or a person who knows the number, the e-mail address and the name. */
const statement = ({ thing, actor }: Choice, order: object) => ({
  name: `Rūta ${String(thing.data.last ?? "Žalgirė")}`,
  ...number("OR", thing),
  email: String(thing.data.email ?? actor.email),
  ...order,
  ...ENGLISH,
});

export const AFTERMATH_ACTIONS: readonly Action[] = [
  claims("order", "OR", isPaidOrder),
  claims("request", "FR", isPaidRequest),
  ofClaim("answer", inStates("info_needed"), 1.5, { text: "It was green.", files: [] }),
  ofClaim("withdraw", inStates("open", "in_review", "info_needed", "with_carrier"), 0.3),
  ofClaim("reopen", inStates("rejected", "resolved"), 1, { text: "That is not enough.", files: [] }),
  onClaim("take", inStates("open"), 5),
  onClaim("ask", inStates("in_review"), 0.4, () => ({ question: "Which colour was it?", days: 3 })),
  onClaim("goOn", inStates("info_needed"), 0.5),
  onClaim("fileWithCarrier", inStates("in_review"), 0.3, () => ({ reference: "CASE-1" })),
  onClaim("carrierAnswered", inStates("with_carrier"), 1, () => ({ note: "They pay." })),
  onClaim("approve", inStates("in_review"), 5, ({ thing, random }) => ({
    amount: Math.max(100, Math.floor(Number(thing.data.cap) / random.pick([100, 100, 200])) * 100),
    destination: random.pick(["provider", "balance"]),
  })),
  onClaim("reject", inStates("in_review"), 0.3, () => ({ reason: "It was delivered." })),

  own("withdrawals.record", {
    area,
    about: "order",
    weight: 1,
    ownerOnly: false,
    when: isPaidOrder,
    body: (choice) => statement(choice, { order: choice.thing.slug }),
    after: ({ memory, actor, thing }, { token }) => {
      if (typeof token === "string") memory.statements.push({ actor: actor.name, token, order: `OR${thing.id}` });
    },
  }),
  {
    call: "shop.withdrawals.record",
    area,
    about: "order",
    who: ["stranger"],
    weight: 1,
    when: isPaidOrder,
    body: (choice) => statement(choice, {}),
    after: ({ memory, actor, thing }, { token }) => {
      if (typeof token === "string") memory.statements.push({ actor: actor.name, token, order: `OR${thing.id}` });
    },
  },
  {
    call: "shop.withdrawals.confirm",
    area,
    who: ["anna", "bruno", "greta", "gints", "stranger"],
    weight: 2,
    if: (_world, { statements }) => statements.length > 0,
    body: ({ memory, actor, random }) => {
      const theirs = memory.statements.filter((statement) => statement.actor === actor.name);
      return theirs.length === 0 ? null : { token: random.pick(theirs).token };
    },
    // A stranger knows only the answers to their own calls.
    forbids: ({ actor, memory }) =>
      actor.name === "stranger" && memory.statements.some((each) => each.actor === "stranger")
        ? "T136: a stranger confirmed a withdrawal with what they were answered"
        : null,
  },
  onWithdrawal("accept", inStates("confirmed"), ({ data }) => ({ order: data.order })),
  onWithdrawal("refuse", inStates("confirmed"), () => ({ reason: "It is too late." })),
  onWithdrawal("receiveGoods", inStates("accepted")),
];
