import type { ReactNode } from 'react';
import { formNotices } from '../../content/interface/lead-forms.ts';
import { button } from '../ui/button.ts';
import type { FieldTone } from '../ui/field.tsx';

interface FormFoldProps {
  tone?: FieldTone;
  /** Open from the start, for a form that comes back. */
  open?: boolean;
  children: ReactNode;
}

/** A form that opens from one button on a phone; wider windows show the form itself. */
export function FormFold({ tone = 'light', open = false, children }: FormFoldProps) {
  return (
    <details open={open} className="md:unfold print:unfold mt-4 md:mt-6">
      <summary className={button(tone === 'dark' ? 'onDark' : 'outline', 'w-full')}>
        {formNotices.open}
      </summary>
      {children}
    </details>
  );
}
