// Answers of a small firm, for tests.
export const office = {
  name: 'Albany',
  street: '80 State Street',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
};

export const attorney = { name: 'María-José O’Peña', role: 'Founding partner', admitted: 1998 };

export const small = {
  name: "Peña, Núñez & O'Neil, LLP",
  foundedYear: 2009,
  phone: '(518) 555-0142',
  email: 'hello@penanunez.example',
  city: 'Albany',
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '17:30' }],
  offices: [office],
  attorneys: [attorney],
  areas: ['child-custody'],
};
