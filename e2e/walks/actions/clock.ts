import { type Action, type Choice, type EventAction, whileAny } from "../action.ts";

const area = "clock";

/** Rounds of schedules that move things; those of marketing, feeds and searches move nothing here. */
const ROUNDS: readonly string[] = [
  "unpaid-orders",
  "unpaid-invoices",
  "quote-clock",
  "forward-request-clock",
  "parcel-clock",
  "daily-arrivals",
  "sweep-reservations",
  "follow-parcels",
  "poll-carriers",
  "phone-reservation-clock",
  "clean-up",
];

/** Runs what waits, and what follows from it; what fails waits on. */
export async function work({ shop }: Pick<Choice, "shop">): Promise<string> {
  let [done, failed] = [0, 0];
  const tried = new Set<number>();
  for (;;) {
    const next = (await shop.waiting.waiting()).filter(({ id }) => !tried.has(id));
    if (next.length === 0) return `${done} done, ${failed} wait on`;
    for (const job of next) {
      tried.add(job.id);
      await shop.waiting.run(job).then(
        () => (done += 1),
        () => (failed += 1),
      );
    }
  }
}

const HOURS = [1, 4, 26, 24 * 4, 24 * 9, 24 * 40];

const events: readonly EventAction[] = [
  { event: "workers do what waits", area, weight: 6, if: ({ jobs }) => jobs > 0, run: work },
  {
    event: "a worker does one job",
    area,
    weight: 2,
    if: ({ jobs }) => jobs > 1,
    run: async ({ shop, random }) => {
      const waiting = await shop.waiting.waiting();
      if (waiting.length === 0) return "none";
      const job = random.pick(waiting);
      return shop.waiting.run(job).then(
        () => `${job.name} ${JSON.stringify(job.payload)}`,
        ({ message }: Error) => `${job.name} failed: ${message}`,
      );
    },
  },
  {
    event: "a round",
    area,
    weight: 1.5,
    run: async ({ shop, random }) => {
      const name = random.pick(ROUNDS);
      await shop.waiting.runRound(name);
      return name;
    },
  },
  {
    event: "providers are asked",
    area,
    weight: 1,
    if: whileAny("payment"),
    run: async ({ shop }) => `${await shop.app.shop.payments.reconcile()} payments`,
  },
  {
    event: "time passes",
    area,
    weight: 1,
    isAlone: true,
    run: async ({ shop, random }) => {
      const hours = random.pick(HOURS);
      await shop.letTimePass(hours);
      // A minute of it is enough for this round, which the next check expects.
      await shop.waiting.runRound("sweep-reservations");
      return `${hours} hours`;
    },
  },
];

export const CLOCK_ACTIONS: readonly Action[] = events;
