import { isDeliveryPostcode, type PickupPointKind } from '@mise/rules/pickup-point.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { TextField } from '@mise/ui/text-field.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { explainFailure } from '#app/forms/explain-failure.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type PickupPointView, toPickupPoint } from '#app/views/pickup-point.ts';
import { PickupPointList } from './pickup-point-list.tsx';

type Place = { zipCode: string; city: string };

type PickupFinderProps = {
  /** Those that there are. */
  kinds: readonly PickupPointKind[];
  /** Where the goods go by now: looked for there, until another place is typed. */
  start: Place;
  onChoose: (point: PickupPointView) => void;
};

type Outcome = { points: PickupPointView[] } | { failure: string };

/** Looks for lockers and post offices near a postcode or city. Within the form of the checkout: Enter looks, and sends nothing. */
export default function PickupFinder({ kinds, start, onChoose }: PickupFinderProps) {
  const text = useText();
  const locale = useLocale();
  const newest = useRef(0);
  const [typed, setTyped] = useState<Partial<Place>>({});
  const [filter, setFilter] = useState<PickupPointKind | ''>('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = { ...start, ...typed };

  function errorOf({ zipCode, city }: Place): string {
    if (zipCode !== '' && !isDeliveryPostcode(zipCode)) return text('checkout.pickupPostcode');
    return zipCode === '' && city === '' ? text('checkout.pickupPlace') : '';
  }

  async function look(): Promise<void> {
    const asked = { zipCode: place.zipCode.trim(), city: place.city.trim() };
    const wrong = errorOf(asked);
    setError(wrong);
    if (wrong !== '') {
      document.getElementById('pickup-zip')?.focus();
      return;
    }
    newest.current += 1;
    const turn = newest.current;
    setIsBusy(true);
    setOutcome(null);
    const answer = await find(asked);
    // Somebody looked elsewhere meanwhile.
    if (turn !== newest.current) return;
    setOutcome(answer);
    setIsBusy(false);
  }

  async function find({ zipCode, city }: Place): Promise<Outcome> {
    try {
      const { data } = await client.getPackstations({
        // A postcode says more than the city that was typed with another.
        ...{ zipcode: zipCode, city: zipCode === '' ? city : '', street: '' },
        searchPackstation: filter !== 'postOffice' && kinds.includes('locker'),
        searchPostfilial: filter !== 'locker' && kinds.includes('postOffice'),
      });
      return { points: data.map((point) => toPickupPoint(point, locale)) };
    } catch (reason) {
      const { failure = '' } = await explainFailure({}, reason);
      return { failure };
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    look();
  }

  return (
    <section aria-label={text('checkout.pickupPoint')} className="mt-4 rounded border border-line p-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: of the fields within it */}
      <div className="grid gap-4 sm:grid-cols-2" onKeyDown={onKeyDown}>
        <TextField
          id="pickup-zip"
          label={text('address.zipCode')}
          inputMode="numeric"
          value={place.zipCode}
          error={error}
          onChange={({ target }) => setTyped({ ...typed, zipCode: target.value })}
        />
        <TextField
          label={text('address.city')}
          value={place.city}
          onChange={({ target }) => setTyped({ ...typed, city: target.value })}
        />
        {kinds.length > 1 && (
          <SelectField
            label={text('checkout.pickupKind')}
            value={filter}
            options={[
              { value: '', label: text('checkout.pickupBoth') },
              { value: 'locker', label: text('checkout.pickupLocker') },
              { value: 'postOffice', label: text('checkout.pickupPostOffice') },
            ]}
            onChange={({ target }) => setFilter(target.value as PickupPointKind | '')}
          />
        )}
        <div className="flex items-end">
          <Button isBusy={isBusy} onClick={look}>
            {text('checkout.pickupSearch')}
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {outcome && 'failure' in outcome && (
          <Alert tone="warning" className="mt-4">
            {outcome.failure}
          </Alert>
        )}
        {outcome && 'points' in outcome && outcome.points.length === 0 && (
          <Alert className="mt-4">{text('checkout.pickupNone')}</Alert>
        )}
        {outcome && 'points' in outcome && outcome.points.length > 0 && (
          <p className="mt-4 text-sm text-ink-muted">
            {text('checkout.pickupCount', { count: outcome.points.length })}
          </p>
        )}
      </div>
      {outcome && 'points' in outcome && <PickupPointList points={outcome.points} onChoose={onChoose} />}
    </section>
  );
}
