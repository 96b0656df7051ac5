import { Button } from '@mise/ui/button.tsx';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { IconButton } from '@mise/ui/icon-button.tsx';
import { PasswordField } from '@mise/ui/password-field.tsx';
import { QuantityStepper } from '@mise/ui/quantity-stepper.tsx';
import { RadioTile } from '@mise/ui/radio-tile.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { useState } from 'react';
import { ChooseMany } from '#app/components/catalog/choose-many.tsx';
import { ViewSwitch } from '#app/components/catalog/view-switch.tsx';
import { GallerySection, StatesRow } from './states.tsx';

const variants = ['primary', 'secondary', 'quiet', 'inverse'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const labels = {
  field: 'Menge',
  decrease: 'Menge verringern',
  increase: 'Menge erhöhen',
  adjusted: (quantity: number) => `Menge auf ${quantity} angepasst`,
};
const colors = ['Weiß', 'Creme', 'Salbei', 'Nachtblau', 'Anthrazit', 'Terrakotta'];
const options = colors.map((label) => ({ value: label, label }));

export function Controls() {
  const [quantity, setQuantity] = useState(6);
  const [selected, setSelected] = useState(['Weiß', 'Salbei']);
  return (
    <GallerySection title="Bedienelemente">
      {variants.map((variant) => (
        <StatesRow
          key={variant}
          name={`Button ${variant}`}
          others={
            <>
              <Button variant={variant} disabled>
                Gesperrt
              </Button>
              <Button variant={variant} isBusy>
                In den Warenkorb
              </Button>
            </>
          }
        >
          <Button variant={variant}>In den Warenkorb</Button>
        </StatesRow>
      ))}
      <StatesRow
        name="IconButton"
        others={
          <IconButton label="Gesperrt" disabled>
            <Icon name="trash" />
          </IconButton>
        }
      >
        <IconButton label="Entfernen">
          <Icon name="trash" />
        </IconButton>
      </StatesRow>
      <StatesRow
        name="TextField"
        others={
          <>
            <TextField label="Postleitzahl" error="Bitte fünf Ziffern eingeben." defaultValue="7017" isRequired />
            <TextField label="Gesperrt" defaultValue="Deutschland" disabled />
            {sizes.map((size) => (
              <TextField key={size} size={size} label={`Höhe ${size}`} hint="32, 40, 48 px" />
            ))}
          </>
        }
      >
        <TextField label="Firma" hint="Wie auf der Rechnung." placeholder="Gasthaus Krone" />
      </StatesRow>
      <StatesRow name="TextAreaField">
        <TextAreaField label="Anmerkung zur Bestellung" />
      </StatesRow>
      <StatesRow name="PasswordField">
        <PasswordField label="Passwort" showLabel="Anzeigen" />
      </StatesRow>
      <StatesRow name="SelectField" others={<SelectField label="Gesperrt" options={options} disabled />}>
        <SelectField label="Farbe" options={options} />
      </StatesRow>
      <StatesRow
        name="Checkbox"
        others={<Checkbox label="Ich akzeptiere die AGB." error="Bitte akzeptieren Sie die AGB." isRequired />}
      >
        <Checkbox label="Die Rechnungsadresse ist die Lieferadresse" defaultChecked />
      </StatesRow>
      <StatesRow
        name="RadioTile"
        others={<RadioTile name="gone" label="Spedition" description="Nicht für diese Adresse" disabled />}
      >
        <RadioTile
          name="method"
          label="Paket"
          description="DHL · Lieferung voraussichtlich Mi. 25.–Do. 26. Nov."
          aside="4,90 €"
        />
      </StatesRow>
      <StatesRow
        name="QuantityStepper"
        others={
          <QuantityStepper
            value={1}
            rule={{ minimum: 1, interval: 1, maximum: 1 }}
            onChange={() => {}}
            labels={labels}
            isDisabled
          />
        }
      >
        <QuantityStepper
          value={quantity}
          rule={{ minimum: 6, interval: 6, maximum: 60 }}
          onChange={setQuantity}
          labels={labels}
        />
      </StatesRow>
      <StatesRow name="ViewSwitch">
        <ViewSwitch />
      </StatesRow>
      <div className="grid gap-6 py-4 md:grid-cols-3">
        <ChooseMany label="Farbe" options={options} selected={selected} onChange={setSelected} maximum={3} canCreate />
        <ChooseMany label="Leer" options={[]} selected={[]} onChange={() => {}} />
        <ChooseMany label="Gesperrt" options={options} selected={['Weiß']} onChange={() => {}} isDisabled />
      </div>
    </GallerySection>
  );
}
