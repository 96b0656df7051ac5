import { expect, test } from 'vitest';
import { startValues } from '#app/forms/form-values.ts';
import { checkRegistration, registerForm, toRegisterInput } from './register-form.ts';

const germany = {
  id: '1',
  name: 'Deutschland',
  iso2: 'DE',
  postcodePattern: String.raw`\d{5}`,
  isStateRequired: false,
  states: [],
  vatCodes: ['DE'],
  isVatFreeWithId: false,
};

const values = startValues(registerForm.fields, {
  kind: 'business',
  email: ' anna@krone.example ',
  password: ' Suppe-und-7-Teller ',
  companyName: 'Gasthaus Krone',
  vatNumber: 'DE123456789',
  firstName: 'Anna',
  lastName: 'Wirt',
  streetName: 'Marktplatz',
  apartment: '3a',
  zipCode: '70173',
  city: 'Stuttgart',
  country: '1',
  isShippingSame: true,
  hasAgreed: true,
});

test('a business has a name, and so has the person who opens its account', () => {
  expect(checkRegistration(values, [germany])).toEqual({});
  const nameless = { ...values, companyName: ' ', firstName: '', lastName: '' };
  expect(checkRegistration(nameless, [germany])).toEqual({
    companyName: 'required',
    firstName: 'required',
    lastName: 'required',
  });
});

test('a private customer has nothing of a company, even where it was typed before', () => {
  const changed = { ...values, kind: 'private', vatNumber: 'DE 1' };
  expect(checkRegistration(changed, [germany])).toEqual({});
  const { contact, billingAddress } = toRegisterInput(changed);
  expect(contact).toMatchObject({ isBusiness: false, companyName: '', vatNumber: '' });
  expect(billingAddress).toMatchObject({ companyName: '', vatNumber: '' });
});

test('a password is sent as it was typed, an address without its blanks', () => {
  const { contact } = toRegisterInput(values);
  expect(contact.password).toBe(' Suppe-und-7-Teller ');
  expect(contact.options.typeId.value).toBe('anna@krone.example');
});

test('goods go to the same address, or nothing is said of that', () => {
  const both = toRegisterInput(values);
  expect(both.deliveryAddress).toEqual(both.billingAddress);
  expect(toRegisterInput({ ...values, isShippingSame: false })).not.toHaveProperty('deliveryAddress');
});
