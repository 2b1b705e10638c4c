import { approach } from '#firm/pages/home.ts';
import { TextList } from './text-list.tsx';

export function Approach() {
  return <TextList name="approach" {...approach} numbered folded />;
}
