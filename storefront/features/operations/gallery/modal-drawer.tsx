import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Drawer } from "#ui/drawer.tsx";
import type { SampleProps } from "./sample-props.ts";

const types = ["Over-ear", "On-ear", "Open-back"] as const;

export function FilterDrawer({ onHandle, ...modal }: SampleProps) {
  const footer = (
    <>
      <Button variant="outline" onClick={() => onHandle(false)}>
        Reset
      </Button>
      <Button data-testid="confirm-drawer" onClick={() => onHandle(true)}>
        Show 74 products
      </Button>
    </>
  );
  const clear = (
    <button type="button" className="cursor-pointer text-ui font-semibold text-pri underline underline-offset-3">
      Clear all
    </button>
  );
  return (
    <Drawer {...modal} onHandle={onHandle} title="Filters" closeLabel="Close" headerAction={clear} footer={footer}>
      <fieldset>
        <legend className="mb-2 type-h4">Type</legend>
        <div className="grid">
          {types.map((type) => (
            <Checkbox key={type}>{type}</Checkbox>
          ))}
        </div>
      </fieldset>
    </Drawer>
  );
}
