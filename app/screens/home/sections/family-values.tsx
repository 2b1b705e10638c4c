import { familyValues } from '#firm/pages/home.ts';
import { TextList } from './text-list.tsx';

export function FamilyValues() {
  return <TextList name="family" {...familyValues} folded />;
}
