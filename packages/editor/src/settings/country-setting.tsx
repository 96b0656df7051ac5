import { useEffect, useId, useState } from 'react';
import { FieldFrame, inputClasses } from '../fields/field-frame.tsx';
import { useField } from '../fields/use-field.ts';
import { useHost } from '../host.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { settingLabels } from './setting-labels.ts';
import { useSetting } from './use-setting.ts';

/** Where the company is: one of the countries that the shop has names for. */
export function CountrySetting() {
  const id = useId();
  const { client, language, text } = useHost();
  const [value, change] = useSetting('companyCountryIso');
  const field = useField({ key: 'companyCountryIso', label: settingLabels.companyCountryIso });
  const [codes, setCodes] = useState<string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    let isGone = false;
    client.getActiveShippingCountries().then(
      ({ data }) => isGone || setCodes(data.map(({ isoCode2 }) => isoCode2)),
      (error: unknown) => isGone || setFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [client, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = [...new Set([...codes, value])]
    .filter((code) => code !== '')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <SettingFrame setting="companyCountryIso">
      <FieldFrame id={id} field={{ ...field, kind: 'text', isTranslated: false }}>
        <select id={id} value={value} onChange={(event) => change(event.target.value)} className={inputClasses}>
          <option value="">{text('editor.shop.noCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {failure !== null && <LoadFailure error={failure} onRetry={retry} />}
      </FieldFrame>
    </SettingFrame>
  );
}
