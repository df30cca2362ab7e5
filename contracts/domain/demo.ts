/** The account that a new installation on one's own machine begins with. Everybody may know its password. */
export const DEMO_ACCOUNT = {
  email: 'demo@carillon.example',
  password: 'ring the bells',
  name: 'Thimble Lane Bakehouse',
} as const;
