/** The figures of the law beside a worksheet and in its result. */
export const lawText = {
  heading: 'Figures of the law, as of {date}',
  columns: { step: 'Figure', formula: 'In force', source: 'Source', amount: 'Amount' },
  figures: {
    maintenanceCap: 'Cap on the payor’s income, for maintenance',
    childSupportCap: 'Cap on combined income, for child support',
    selfSupportReserve: 'Self-support reserve',
    povertyLevel: 'Poverty guideline for one person',
  },
  inForce: {
    since: 'since {from}',
    /** For a date before the first row of the table. */
    later: 'only since {from}, after the date',
  },
  /** For a figure overridden by the visitor. */
  own: 'entered by you; in force is {figure}, {inForce}',
  /** Below the field that overrides it. */
  ifBlank: 'If blank: {figure}, in force {inForce}.',
  fica: {
    /** Below the field, without and with an income. */
    ifBlank: 'If blank: estimated, as on wages of {year}.',
    estimate: 'If blank: {figure}, estimated as on wages of {year}.',
    more: '0 means none. Self-employed? Type the tax you pay.',
    /** In the blank field itself. */
    placeholder: '{figure} (estimate)',
    /** In the list of the figures entered. */
    entered: '{figure} (estimate, as on wages of {year})',
  },
  /** In the list of the figures entered. */
  cityTaxEntered: '{figure} (estimate, as of a resident of the city)',
  asOf: 'Caps in force since {caps}, self-support reserve since {reserve}.',
  /** Remarks on the figures of a date. */
  remarks: {
    caps: {
      stale:
        'The caps of {from} are more than two years old on this date and may have been replaced: ' +
        'they change every two years on March 1. Please ask us for the current ones, or enter them ' +
        'under “Change the date, the caps and the reserve”.',
      staleByThen:
        'By your date the caps will probably have changed, as they do every two years on March 1. ' +
        'These are the newest known today.',
    },
    reserve: {
      stale:
        'The self-support reserve and the poverty guideline of {from} are more than a year old on ' +
        'this date and have probably been replaced: they change every year on March 1. Please ask us ' +
        'for the current ones, or enter them under “Change the date, the caps and the reserve”.',
      staleByThen:
        'By your date the self-support reserve and the poverty guideline will probably have changed, ' +
        'as they do every year on March 1. These are the newest known today.',
    },
    reserveLater:
      'The self-support reserve and the poverty guideline are those in force since {from}: the ' +
      'oldest in our table, and later than your date. You can enter others under “Change the date, ' +
      'the caps and the reserve”.',
    cityTaxOtherYear:
      'City tax left blank is estimated with the rates of {from} to {to}, of which your date is ' +
      'none. Please type the tax.',
    noCityTax: 'No city tax was taken off. Residents of New York City and Yonkers pay it.',
    wageBaseEarlier:
      'FICA left blank is estimated with the wage base of {year}, the newest in our table, which is ' +
      'earlier than your date.',
  },
};
