import { expect, test } from "vitest";
import { Gate, TooBusy } from "./gate.ts";

test("T012 so many run, so many wait in turn, and one more is refused at once", async () => {
  const gate = new Gate({ running: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const order: string[] = [];
  const enter = (name: string) =>
    gate.run(async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const admitted = [enter("first"), enter("second"), enter("third")];
  await expect(enter("fourth")).rejects.toBeInstanceOf(TooBusy);
  expect(order).toEqual(["first", "second"]);
  ends[0]?.();
  await admitted[0];
  expect(order).toEqual(["first", "second", "third"]);
  const fifth = enter("fifth");
  for (const end of [...ends.slice(1)]) end();
  await Promise.all(admitted);
  ends.at(-1)?.();
  await fifth;
  expect(order.at(-1)).toBe("fifth");
});
