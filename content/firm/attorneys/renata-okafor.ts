import { paths } from '../../../contract/paths.ts';
import type { AttorneyProfile, AttorneyRecord } from '../../schema/attorney.ts';

/** @sample attorney */
export const attorney: AttorneyRecord = {
  place: 2,
  name: 'Renata Okafor',
  role: 'Associate Attorney',
  initials: 'RO',
  shortBio:
    'Taught fourth grade in the Bronx for eight years. Now she writes schedules children can live ' + 'with.',
  specialty: 'Child custody and fathers’ rights',
};

export const profile: AttorneyProfile = {
  layout: 'tinted',
  biography: [
    'Before law school Renata taught fourth grade in the Bronx, for eight years. She knew whose ' +
      'parents were splitting up by the book bags: there were two, and the homework was in the other ' +
      'one. She wrote letters for those families, then sat with them in waiting rooms, and finally ' +
      'went to law school at night.',
    'She was admitted in 2015 and spent three years at a legal services office, representing ' +
      'parents in Family Court. She came here in 2018.',
    'Ask her about a case and she gets out a calendar. Who makes breakfast? Who knows the ' +
      'pediatrician? What happens on a half day in November? In 2020 she represented a father who ' +
      'had driven his child to school for six years and was offered four days a month. He got an ' +
      'equal schedule, the day before the hearing.',
    'Her parents came from Enugu, and she takes calls in Igbo. She sings alto at a church in ' +
      'Harlem. She still corrects spelling.',
  ],
  education: [
    { degree: 'J.D., evening division', school: 'Gowanus State University School of Law', year: 2014 },
    { degree: 'B.A., Elementary Education', school: 'Wallkill State College', year: 2002 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 2015 }],
  focusAreas: [
    { label: 'Child Custody', href: paths.practiceArea('child-custody') },
    { label: 'Fathers’ Rights', href: paths.practiceArea('fathers-rights') },
    { label: 'Child Support', href: paths.practiceArea('child-support') },
  ],
  tellsResults: true,
  languages: ['English', 'Igbo'],
  quotation: 'A good schedule still works when a child has a fever and the train is late.',
  sidebar: {
    heading: 'Speak with Renata',
    facts: [
      { label: 'Usually found at', value: 'Manhattan and Brooklyn offices' },
      { label: 'Before the law', value: 'Eight years as a teacher' },
      { label: 'Good hours to reach her', value: 'After school, or by video once the children are asleep' },
      { label: 'Bring to a first meeting', value: 'One ordinary week, written down day by day' },
    ],
    button: { label: 'Ask for Renata', href: paths.consultation },
  },
};
