import type { VendorCall } from "#domain/marketing/vendors/vendor.ts";

type Queue = { push(...given: unknown[]): unknown };

/** A function that keeps what it is given until the vendor's own script has come. */
interface Pixel {
  (...given: unknown[]): void;
  callMethod?: (...given: unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

interface VendorWindow extends Window {
  dataLayer?: Queue;
  criteo_q?: Queue;
  klaviyo?: Queue;
  fbq?: Pixel;
  _fbq?: Pixel;
}

const page = () => window as VendorWindow;

/** How each vendor takes what it is given. */
const SPEAK: Readonly<Record<VendorCall["to"], (given: readonly unknown[]) => void>> = {
  dataLayer: (given) => dataLayer().push(...given),
  gtag: (given) => dataLayer().push(argumentsOf(...given)),
  criteo_q: (given) => {
    page().criteo_q ??= [];
    page().criteo_q?.push(...given);
  },
  klaviyo: (given) => {
    page().klaviyo ??= [];
    page().klaviyo?.push(...given);
  },
  fbq: (given) => pixel()(...given),
};

export function speak(calls: readonly VendorCall[]): void {
  for (const { to, given } of calls) SPEAK[to](given);
}

function dataLayer(): Queue {
  page().dataLayer ??= [];
  return page().dataLayer as Queue;
}

/** The tag manager takes a command only as the `arguments` of a function. */
function argumentsOf(..._given: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would be read as something else
  return arguments;
}

function pixel(): Pixel {
  const own = page();
  own.fbq ??= createPixel();
  own._fbq ??= own.fbq;
  return own.fbq;
}

function createPixel(): Pixel {
  const queue: unknown[] = [];
  const fbq = ((...given: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...given);
    else queue.push(given);
  }) as Pixel;
  // Pages are reported by us: the pixel would count each change of the address once more.
  return Object.assign(fbq, { queue, push: fbq, loaded: true, version: "2.0", disablePushState: true });
}
