import type { Config } from "#platform/config.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { simulatorAccess, simulatorCarriers } from "#simulator/protocol.ts";
import { type Simulator, startSimulator } from "#simulator/start-simulator.ts";

type SimulatorConfig = Pick<
  Config,
  "port" | "bindAddress" | "demoOpen" | "simulatorPort" | "simulatorUrl" | "parcelStepMs"
>;

/** Uses the configured simulator, or starts one. */
export async function openPaymentSimulator(config: SimulatorConfig, log: { warn(problem: string): void }) {
  const { simulatorUrl } = config;
  if (simulatorUrl !== undefined)
    return { url: simulatorUrl, pageUrl: pageUrlOf(simulatorUrl), ...accessTo(simulatorUrl), stop: async () => {} };
  const { url, stop } = await startOwn(config, log);
  return { url, pageUrl: pageUrlOf(url), ...accessTo(url), stop };
}

/** Pages of `*.localhost` name it by that name too. */
const pageUrlOf = (url: string) => url.replace("//127.0.0.1:", "//localhost:");

const accessTo = (url: string) => ({ access: simulatorAccess(url), carriers: simulatorCarriers(url) });

/** A configured port must be free; the default one is replaced if it is taken. */
async function startOwn(config: SimulatorConfig, log: { warn(problem: string): void }): Promise<Simulator> {
  const { port, simulatorPort, parcelStepMs } = config;
  const bindAddress = config.demoOpen ? config.bindAddress : undefined;
  const options = { shopUrl: `http://127.0.0.1:${port}`, bindAddress, parcelStepMs };
  const usual = port === 0 ? 0 : port + 1;
  try {
    return await startSimulator({ ...options, port: simulatorPort ?? usual });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    if (simulatorPort !== undefined)
      throw new OperatorError(
        `Port ${simulatorPort} is already in use. Stop what uses it, or choose another with SIMULATOR_PORT.`,
      );
    const simulator = await startSimulator({ ...options, port: 0 });
    log.warn(`Port ${usual} is already in use: the payment simulator is on ${simulator.url} instead.`);
    return simulator;
  }
}
