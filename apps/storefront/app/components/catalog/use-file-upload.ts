import { maximumUploadBytes, readUploadAddress } from '@mise/rules/uploaded-file.ts';
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { uploadFile } from '#app/session/upload-file.ts';

type FileUploadInput = {
  id: string;
  value: string;
  onChange: (address: string) => void;
  onBusy: (isBusy: boolean) => void;
};

export type FileUpload = {
  input: RefObject<HTMLInputElement | null>;
  /** `done`: from 0 to 1. */
  sending: { name: string; done: number } | null;
  /** Why the last one was not taken, '' where it was. The file before stays. */
  failure: string;
  /** Read out. */
  status: string;
  choose: (event: ChangeEvent<HTMLInputElement>) => void;
  cancel: () => void;
  remove: () => void;
};

/** One file on its way to the shop, and what became of it. */
export function useFileUpload({ id, value, onChange, onBusy }: FileUploadInput): FileUpload {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef<AbortController>(null);
  const [sending, setSending] = useState<FileUpload['sending']>(null);
  const [failure, setFailure] = useState('');
  const [status, setStatus] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was chosen before the scripts came, and what is under way when the page goes
  useEffect(() => {
    const [file] = input.current?.files ?? [];
    if (file) void send(file);
    return () => underWay.current?.abort();
  }, []);

  async function send(file: File): Promise<void> {
    if (file.size === 0) return setFailure(text('upload.empty'));
    if (file.size > maximumUploadBytes) return setFailure(text('upload.tooLarge'));
    const controller = new AbortController();
    underWay.current = controller;
    setFailure('');
    setStatus('');
    show(0);
    onBusy(true);
    try {
      const address = await uploadFile({ file, signal: controller.signal, onProgress: show });
      forget();
      onChange(address);
      setStatus(text('upload.done', { name: file.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      await ensureMessages(['errors']);
      setFailure(errorMessage(error, browserI18n()));
    } finally {
      if (underWay.current === controller) finish();
    }

    function show(done: number): void {
      setSending({ name: file.name, done });
    }
  }

  function finish(): void {
    underWay.current = null;
    setSending(null);
    onBusy(false);
    focusButton();
  }

  /** The button that was pressed is gone. */
  function focusButton(): void {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    });
  }

  /** The shop would forget it by itself after a day; one that a line has stays. */
  function forget(): void {
    const hash = readUploadAddress(value)?.id;
    if (hash) client.deleteOrderPropertyFile({ hash }).catch(() => undefined);
  }

  return {
    input,
    sending,
    failure,
    status,
    choose({ target }) {
      const [file] = target.files ?? [];
      // The same file can be chosen again.
      if (file) void send(file).finally(() => (target.value = ''));
    },
    cancel() {
      underWay.current?.abort();
      setStatus(text('upload.cancelled'));
      finish();
    },
    remove() {
      forget();
      onChange('');
      setFailure('');
      setStatus(text('upload.removed'));
      focusButton();
    },
  };
}
