/** What the provider's script makes of itself: https://docs.mollie.com/reference/mollie-js */
type CardComponents = {
  createComponent: (type: CardFieldName) => { mount: (target: HTMLElement) => void; unmount: () => void };
  createToken: () => Promise<{ token?: string; error?: { message: string } }>;
};

declare global {
  interface Window {
    Mollie?: (profileId: string, options: { locale: string; testmode: boolean }) => CardComponents;
  }
}

export const cardFieldNames = ['cardNumber', 'cardHolder', 'expiryDate', 'verificationCode'] as const;
export type CardFieldName = (typeof cardFieldNames)[number];

/** Loads the script, once a page, and opens its fields. Rejects where it does not come. */
export async function openCardFields(
  { scriptUrl, profileId, isTest }: { scriptUrl: string; profileId: string; isTest: boolean },
  locale: string,
): Promise<CardComponents> {
  if (!window.Mollie) await loadScript(scriptUrl);
  if (!window.Mollie) throw new Error(`${scriptUrl} is not what it should be`);
  return window.Mollie(profileId, { locale: locale.replace('-', '_'), testmode: isTest });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} was not loaded`));
    document.head.append(script);
  });
}
