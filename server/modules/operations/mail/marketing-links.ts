/** By which the recipient of marketing changes what comes, or ends all of it. */
export interface MarketingLinks {
  unsubscribe: string;
  preferences: string;
}
