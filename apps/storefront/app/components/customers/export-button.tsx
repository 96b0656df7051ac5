import { Button } from '@mise/ui/button.tsx';
import { useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';

/** Gives the customer all that the shop keeps of them, as a file. */
export function ExportButton() {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await client.getCustomerExport();
      saveFile('my-data.json', JSON.stringify(data, null, 2));
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="large" isBusy={isBusy} onClick={download}>
      {text('security.download')}
    </Button>
  );
}

function saveFile(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
