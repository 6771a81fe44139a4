import { CalendarDays } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { FieldFrame, type FieldTexts, useFieldControl } from "./field-frame.tsx";

export interface DayFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  /** Of the button that opens the calendar. */
  chooseText: string;
}

/**
 * A day that is typed and read as yyyy-MM-dd (REGION-07). The browser's own field would show it in the browser's order;
 * only its calendar is used.
 */
export function DayField(props: DayFieldProps) {
  const { label, hideLabel, help, error, labelAction, chooseText, className, ...rest } = props;
  const texts = { label, hideLabel, help, error, labelAction };
  const { id, lineId, control } = useFieldControl(texts, rest.id, rest["aria-describedby"]);
  const typed = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);

  function openCalendar() {
    if (!typed.current || !calendar.current) return;
    calendar.current.value = typed.current.value;
    calendar.current.showPicker();
  }

  return (
    <FieldFrame {...texts} id={id} lineId={lineId} className={className}>
      <div className="relative">
        <input
          ref={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...rest}
          {...control}
          className="field-control pe-11"
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
          onChange={(event) => {
            if (typed.current) typed.current.value = event.currentTarget.value;
          }}
        />
        <button
          type="button"
          aria-label={`${label}: ${chooseText}`}
          className="absolute end-0.5 top-0.5 grid size-11 cursor-pointer place-items-center rounded-field text-ink2 hover:text-ink focus-visible:outline-offset-0"
          onClick={openCalendar}
        >
          <CalendarDays aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
