import { Alert } from '@mise/ui/alert.tsx';
import { Badge } from '@mise/ui/badge.tsx';
import { Button } from '@mise/ui/button.tsx';
import { Dialog } from '@mise/ui/dialog.tsx';
import { EmptyState } from '@mise/ui/empty-state.tsx';
import { Tooltip } from '@mise/ui/tooltip.tsx';
import { useState } from 'react';
import { StockLight } from '#app/components/catalog/stock-light.tsx';
import { notify } from '#app/page/notifications.ts';
import { GallerySection, StatesRow } from './states.tsx';

const tones = ['neutral', 'positive', 'warning', 'negative'] as const;
const lights = ['green', 'amber', 'red', 'gray'] as const;
const shapes = ['window', 'drawer', 'menu'] as const;

export function Messages() {
  const [shape, setShape] = useState<(typeof shapes)[number] | null>(null);
  return (
    <GallerySection title="Meldungen">
      <div className="grid gap-3 md:grid-cols-2">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone}>
            Nur noch 3 auf Lager: Wir haben die Menge angepasst.
          </Alert>
        ))}
      </div>
      <p className="my-4 flex flex-wrap gap-2">
        {([...tones, 'primary', 'secondary'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      <div className="my-4 flex flex-wrap gap-6">
        {lights.map((color) => (
          <StockLight key={color} stock={{ color, text: 'Kurzfristig lieferbar' }} />
        ))}
      </div>
      <div className="my-4 flex flex-wrap gap-3">
        {(['neutral', 'secondary', 'positive', 'warning', 'negative'] as const).map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() => notify({ type, message: 'Coupeteller Ebene liegt im Warenkorb.' })}
          >
            {`Nachricht ${type}`}
          </Button>
        ))}
        {shapes.map((each) => (
          <Button key={each} variant="secondary" onClick={() => setShape(each)}>
            {`Dialog ${each}`}
          </Button>
        ))}
      </div>
      <Dialog
        isOpen={shape !== null}
        onClose={() => setShape(null)}
        title="In den Warenkorb gelegt"
        closeLabel="Schließen"
        shape={shape ?? 'window'}
      >
        6 × Coupeteller Ebene, Hartporzellan
      </Dialog>
      <StatesRow name="Tooltip">
        <Tooltip text="Der Preis gilt je Karton, zum Beispiel einen mit sechs Stück.">
          {(describedBy) => (
            <Button variant="quiet" aria-describedby={describedBy}>
              Was ist eine VE?
            </Button>
          )}
        </Tooltip>
      </StatesRow>
      <EmptyState icon="search" title="Keine Treffer" hint="Prüfen Sie die Schreibweise." className="mt-4">
        <Button className="mt-6">Zur Startseite</Button>
      </EmptyState>
    </GallerySection>
  );
}
