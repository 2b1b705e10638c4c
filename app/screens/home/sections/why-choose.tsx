import { whyChoose } from '#firm/pages/home.ts';
import { TextList } from './text-list.tsx';

export function WhyChoose() {
  return <TextList name="why-choose" {...whyChoose} folded className="text-list-wide" />;
}
