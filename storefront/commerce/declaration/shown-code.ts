/** Four digits, a full stop, two digits: as customs prints it. */
export const shownCode = (hs6: string): string => `${hs6.slice(0, 4)}.${hs6.slice(4)}`;
