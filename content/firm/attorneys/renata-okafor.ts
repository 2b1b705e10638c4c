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
    'For eight years Renata taught fourth grade in the Bronx. She could tell whose parents were ' +
      'separating by the book bags: the child had two, and the homework was always in the other one. ' +
      'She began to write letters for families, then to sit with them in waiting rooms. In the end ' +
      'she enrolled in law school at night.',
    'She was admitted in 2015 and spent her first three years in a legal services office, ' +
      'representing parents in Family Court. The days were long and the files thin, and she learned ' +
      'to make a few good papers count. She came to the firm in 2018.',
    'Her custody cases start from a calendar. Who makes breakfast, who knows the pediatrician, ' +
      'what happens on a half day in November? In 2020 she prepared the case of a father who had ' +
      'done the school run for six years and was offered four days a month. It settled on the eve of ' +
      'the hearing, on an equal schedule.',
    'Renata’s parents came to New York from Enugu, and she takes calls in Igbo as readily as in ' +
      'English. She sings alto in a church choir in Harlem and has never quite stopped correcting ' +
      'spelling.',
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
