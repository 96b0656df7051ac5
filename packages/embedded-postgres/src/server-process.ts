/** A PostgreSQL that this process started or joined. */
export type ServerProcess = {
  /** It has ended, or nobody watches it any more: waiting for it would never end. */
  hasEnded(): boolean;
  /** To be called when it has taken a connection: where it is watched it is from now on started again when it ends. */
  markUp(): void;
  /** Resolves when PostgreSQL has written everything and is gone; at once where other processes go on using it. */
  stop(): Promise<void>;
};

export type Launch = {
  durable: boolean;
  /** PostgreSQL ended though nobody asked it to, and is not started again. */
  onLost: () => void;
};
