interface Arrival {
  arrives_from: string;
  arrives_to: string;
}

/** Both days as yyyy-MM-dd (REGION-07). */
export const arrivalTexts = ({ arrives_from, arrives_to }: Arrival) => ({ from: arrives_from, to: arrives_to });

export const arrivalText = (from: string, to: string): string => `${from} – ${to}`;
