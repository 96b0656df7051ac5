import { startMailbox } from './mailbox/start-mailbox.ts';

export type SandboxOptions = {
  /** Folder for what outlives a restart; it is made where it is missing. */
  dataDir: string;
  mailSmtpPort: number;
  mailWebPort: number;
};

export type Sandbox = {
  /** Where a person or a test reaches the stand-ins. */
  addresses: { mailbox: string };
  stop(): Promise<void>;
};

/** Starts every stand-in. A taken port rejects with the system's error, which carries `code` and `port`. */
export async function startSandbox({ dataDir, mailSmtpPort, mailWebPort }: SandboxOptions): Promise<Sandbox> {
  const mailbox = await startMailbox({ dataDir, smtpPort: mailSmtpPort, webPort: mailWebPort });
  return { addresses: { mailbox: mailbox.address }, stop: () => mailbox.stop() };
}
