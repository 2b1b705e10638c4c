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
    'that year': 'for {year}',
    'an earlier year': 'for {year}, an older year than the date',
    'a later year': 'for {year}, a later year than the date',
  },
  /** For a figure overridden by the visitor. */
  own: 'entered by you; in force is {figure}, {inForce}',
  /** Below the field that overrides it. */
  ifBlank: 'If blank: {figure}, in force {inForce}.',
  asOf: 'The table of caps is complete as of {from}.',
  /** Remarks on the figures of a date. */
  remarks: {
    stale:
      'These caps are more than two years old and may have been replaced: they change every two years on March 1. ' +
      'Please ask us for the current ones, or enter them under “Change the caps and the reserve”.',
    staleByThen:
      'Your date lies in the future. The caps change every two years on March 1, so others will probably be in ' +
      'force by then; these are the newest known today.',
    'an earlier year':
      'The self-support reserve and the poverty guideline are those of {year}: an older year than that of the date, ' +
      'and the newest in our table. You can enter others under “Change the caps and the reserve”.',
    'a later year':
      'The self-support reserve and the poverty guideline are those of {year}: a later year than that of the date, ' +
      'and the oldest in our table. You can enter others under “Change the caps and the reserve”.',
  },
};
