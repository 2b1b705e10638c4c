import type { ReactNode } from 'react';
import { formNotices } from '../../content/interface/lead-forms.ts';
import { button } from '../ui/button.ts';
import type { FieldTone } from '../ui/field.tsx';

/** A form that opens from one button on a phone; wider windows show the form itself. */
export function FormFold({ tone = 'light', children }: { tone?: FieldTone; children: ReactNode }) {
  return (
    <details className="unfold-md mt-5 md:mt-6">
      <summary className={button(tone === 'dark' ? 'onDark' : 'outline', 'w-full')}>
        {formNotices.open}
      </summary>
      {children}
    </details>
  );
}
