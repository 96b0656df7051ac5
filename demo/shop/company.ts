/**
 * The invented company behind the demo shop. Nothing here reaches anyone: the telephone numbers come from the block that
 * the German network agency keeps free for fiction, `.example` is a reserved domain, the bank code 00000000 belongs to no
 * bank. VAT id and IBAN carry correct check digits, so that validators accept documents made with them.
 */
export const company = {
  shopName: 'Tafelwerk',
  name: 'Tafelwerk GmbH',
  street: 'Am Geschirrkontor',
  houseNumber: '7',
  postcode: '20457',
  town: 'Hamburg',
  countryIso: 'DE',
  email: 'info@tafelwerk.example',
  privacyEmail: 'datenschutz@tafelwerk.example',
  phone: '+49 40 66969-120',
  fax: '+49 40 66969-129',
  managers: 'Henrike Lührs, Jonas Petersen',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 999417',
  vatId: 'DE999999995',
  packagingRegisterNumber: 'DE0000000000000',
  bank: {
    name: 'Musterbank Hamburg',
    accountOwner: 'Tafelwerk GmbH',
    account: '1234567890',
    code: '00000000',
    iban: 'DE79000000001234567890',
    bic: 'MUSTDEHHXXX',
  },
} as const;
