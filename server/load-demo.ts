import { existsSync } from "node:fs";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { CarrierSettingsByName } from "./platform/carrier-settings.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/open-database.ts";
import { OperatorError } from "./platform/operator-error.ts";
import type { PaymentSettings } from "./platform/payment-settings.ts";

export interface DemoSimulator {
  url: string;
  /** The URL for pages in a browser. */
  pageUrl: string;
  /** The settings by which the payment adapters reach the simulator. */
  access: Partial<PaymentSettings>;
  carriers: CarrierSettingsByName;
  stop(): Promise<void>;
}

/** The demo's additions to a shop; demo/index.ts implements them. */
export interface Demo {
  /** Fills an empty database; the storefronts' addresses follow the port. Without a key there is no back office. */
  seed(db: Database, given: { port: number; secretsKey: Buffer | null }): Promise<void>;
  openPaymentSimulator(config: Config, log: { warn(problem: string): void }): Promise<DemoSimulator>;
  /** Lets a parcel move while a visitor watches. */
  setParcelsInMotion(db: Database, simulatorUrl: string): Promise<void>;
  /** Gives one storefront vendors, which its pages then reach at the vendor sink. */
  setVendorsUp(db: Database, secretsKey: Buffer | null): Promise<void>;
  /** The SVG of a demo product; null for an unknown name. */
  drawPicture(name: string): Promise<string | null>;
  /** For the start banner: the accounts to sign in with. */
  describeAccounts(storefronts: readonly StorefrontProfile[]): string[];
}

/** A production installation may leave demo/ out: nothing else of the server imports it. */
export async function loadDemo(): Promise<Demo> {
  if (!existsSync(new URL("../demo/index.ts", import.meta.url)))
    throw new OperatorError("DEMO is on, but this installation has no demo/ folder: add it, or set DEMO=0.");
  return import("#demo/index.ts");
}
