import { paths } from '../../../contract/paths.ts';
import { callLink } from '../../derive/navigation.ts';
import type { Link } from '../../schema/firm.ts';
import { generalInformation, typicalFees } from '../statements.ts';

/** The labels that all pages under "What happened?" share. */
export const happenedLabels = {
  tonight: 'Tonight',
  thisMonth: 'This month',
  costs: 'What it may cost',
  call: callLink,
  write: { label: 'Write to us instead', href: paths.consultation },
  reading: 'Read on, when there is time',
  elsewhere: 'Something else happened?',
  /** Shown where the costs have amounts. */
  amounts: `Court fees are those of Supreme Court. Legal fees are ${typicalFees}.`,
  general: `${generalInformation} Your papers and your facts may call for something else.`,
} satisfies Record<string, string | Link>;
