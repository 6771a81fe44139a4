/** The circle of a radio button. */
export const radioMarkClass =
  "m-0 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line2 bg-surface transition-colors " +
  "checked:border-6 checked:border-pri checked:bg-onpri forced-colors:appearance-auto";
