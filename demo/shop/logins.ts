/** Accounts to try the demo shop with. */
export type DemoLogin = {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  customerClassId: number;
  isBlocked: boolean;
  /** Shown beside the password, in the language of the console. */
  description: string;
};

const bistro = { lastName: 'Demo', isBlocked: false };

export const demoLogins: DemoLogin[] = [
  {
    ...bistro,
    ...{ email: 'privat@demo.tafelwerk.example', firstName: 'Paula', companyName: '', customerClassId: 1 },
    description: 'private: gross prices, categories for customers',
  },
  {
    ...bistro,
    ...{ email: 'gewerbe@demo.tafelwerk.example', firstName: 'Gero', companyName: 'Bistro Demo', customerClassId: 3 },
    description: 'business: net prices',
  },
  {
    ...bistro,
    ...{ email: 'rabatt@demo.tafelwerk.example', firstName: 'Rita', companyName: 'Hotel Demo', customerClassId: 2 },
    description: 'business with a discount of 3 %',
  },
  {
    ...bistro,
    ...{ email: 'gesperrt@demo.tafelwerk.example', firstName: 'Gerd', companyName: '', customerClassId: 1 },
    isBlocked: true,
    description: 'blocked: is refused',
  },
];

/** Who runs the demo shop. */
export const demoOperator = { email: 'betrieb@demo.tafelwerk.example', name: 'Olga Demo', role: 'admin' } as const;
