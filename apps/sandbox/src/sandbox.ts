import { startMailbox } from './mailbox/start-mailbox.ts';
import { startPayments } from './payments/start-payments.ts';

export type SandboxOptions = {
  /** Folder for what outlives a restart; it is made where it is missing. */
  dataDir: string;
  mailSmtpPort: number;
  mailWebPort: number;
  paymentPort: number;
};

export type Sandbox = {
  /** Where a person or a test reaches the stand-ins. */
  addresses: { mailbox: string; payments: string };
  stop(): Promise<void>;
};

/** Starts every stand-in. A taken port rejects with the system's error, which carries `code` and `port`. */
export async function startSandbox({ dataDir, ...ports }: SandboxOptions): Promise<Sandbox> {
  const mailbox = await startMailbox({ dataDir, smtpPort: ports.mailSmtpPort, webPort: ports.mailWebPort });
  try {
    const payments = await startPayments({ dataDir, port: ports.paymentPort });
    return {
      addresses: { mailbox: mailbox.address, payments: payments.address },
      stop: async () => void (await Promise.all([mailbox.stop(), payments.stop()])),
    };
  } catch (error) {
    await mailbox.stop();
    throw error;
  }
}
