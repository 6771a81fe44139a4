/** Accounts of the demo, printed at start; they exist only where the demo runs (T019). */
export const DEMO_PASSWORD = "Parcels-cross-the-sea-7";
export const DEMO_ACCOUNT_STOREFRONT = "lt";

export const DEMO_ACCOUNTS = [
  { email: "customer@example.com", userType: "customer", firstName: "Rūta", lastName: "Kazlauskienė" },
  { email: "pro@example.com", userType: "pro", firstName: "Tomas", lastName: "Petrauskas" },
] as const;

/** A shop account that may look at translation keys; staff have accounts of their own in the back office. */
export const DEMO_TRANSLATOR = {
  email: "staff@example.com",
  userType: "customer",
  firstName: "Eglė",
  lastName: "Jankauskaitė",
} as const;
