import { z } from "zod";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's, such as the simulator's. */
  apiUrl?: string | undefined;
}

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiUrl: string;
}

export interface PayseraSettings {
  projectId: string;
  password: string;
  /** A PEM, a file that holds one, or an address to fetch it from. */
  publicKey: string;
  payUrl: string;
  isTest: boolean;
}

/** The settings of the payment providers; one without settings is not offered. */
export interface PaymentSettings {
  stripe: StripeSettings | undefined;
  paypal: PaypalSettings | undefined;
  paysera: PayseraSettings | undefined;
  /** How long a payment may be silent before its provider is asked. */
  checkAfterSeconds: number | undefined;
}

const text = z.string().min(1).optional();
const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://api.example.com" }).optional();

export const PAYMENT_ENVIRONMENT = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_/, { error: "must start with sk_test_ or sk_live_" })
    .optional(),
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_API_URL: address,
  PAYSERA_PROJECT_ID: text,
  PAYSERA_PASSWORD: text,
  PAYSERA_PUBLIC_KEY: text,
  PAYSERA_URL: address,
  PAYSERA_TEST: z.enum(["0", "1"], { error: "must be 1 or 0" }).optional(),
  PAYMENT_CHECK_AFTER_SECONDS: z.coerce.number({ error: "must be a number" }).int().min(1).max(86_400).optional(),
};

type Environment = z.infer<z.ZodObject<typeof PAYMENT_ENVIRONMENT>>;

const PAYPAL_URL = "https://api-m.paypal.com";
const PAYSERA_URL = "https://bank.paysera.com/pay/";
const PAYSERA_KEY_URL = "https://www.paysera.com/download/public.key";

export function paymentSettings(env: Environment): PaymentSettings {
  return {
    stripe: stripe(env),
    paypal: paypal(env),
    paysera: paysera(env),
    checkAfterSeconds: env.PAYMENT_CHECK_AFTER_SECONDS,
  };
}

function stripe(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined;
}

function paypal(env: Environment): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  const apiUrl = env.PAYPAL_API_URL ?? PAYPAL_URL;
  return clientId && clientSecret && webhookId ? { clientId, clientSecret, webhookId, apiUrl } : undefined;
}

function paysera(env: Environment): PayseraSettings | undefined {
  const { PAYSERA_PROJECT_ID: projectId, PAYSERA_PASSWORD: password } = env;
  const publicKey = env.PAYSERA_PUBLIC_KEY ?? PAYSERA_KEY_URL;
  const payUrl = env.PAYSERA_URL ?? PAYSERA_URL;
  return projectId && password
    ? { projectId, password, publicKey, payUrl, isTest: env.PAYSERA_TEST === "1" }
    : undefined;
}
