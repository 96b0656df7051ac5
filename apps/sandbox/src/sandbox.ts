import { startCarrier } from './carrier/start-carrier.ts';
import { startMailbox } from './mailbox/start-mailbox.ts';
import { startPayments } from './payments/start-payments.ts';
import { startVies } from './vies/start-vies.ts';

export type SandboxOptions = {
  /** Folder for what outlives a restart; it is made where it is missing. */
  dataDir: string;
  mailSmtpPort: number;
  mailWebPort: number;
  paymentPort: number;
  viesPort: number;
  carrierPort: number;
};

export type Sandbox = {
  /** Where a person or a test reaches the stand-ins. */
  addresses: { mailbox: string; payments: string; vies: string; carrier: string };
  stop(): Promise<void>;
};

/** Starts every stand-in. A taken port rejects with the system's error, which carries `code` and `port`. */
export async function startSandbox({ dataDir, ...ports }: SandboxOptions): Promise<Sandbox> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => void (await Promise.all(started.map((each) => each.stop())));
  try {
    const mailbox = await startMailbox({ dataDir, smtpPort: ports.mailSmtpPort, webPort: ports.mailWebPort });
    started.push(mailbox);
    const payments = await startPayments({ dataDir, port: ports.paymentPort });
    started.push(payments);
    const vies = await startVies({ port: ports.viesPort });
    started.push(vies);
    const carrier = await startCarrier({ port: ports.carrierPort });
    started.push(carrier);
    return {
      addresses: {
        mailbox: mailbox.address,
        payments: payments.address,
        vies: vies.address,
        carrier: carrier.address,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
