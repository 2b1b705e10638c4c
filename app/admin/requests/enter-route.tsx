import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { offeredCaseTypes } from '../../../content/derive/case-types.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { newSubmissionId } from '../../forms/submission-id.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { toastStore } from '../../ui/toast-store.ts';
import { ActAlert } from '../kit/act-alert.tsx';
import { actProblem } from '../kit/act-problem.ts';
import { requestsAbove, Screen } from '../kit/screen.tsx';
import { toolButton } from '../kit/tool-button.ts';
import { useAct } from '../kit/use-act.ts';
import { useFocusRefused } from '../kit/use-focus-refused.ts';
import { ScreenHeading } from '../screen-heading.tsx';

/** The form in which staff enter somebody who called or came in. */
export default function EnterRequestScreen() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A second press of the button is the same request.
  const [submissionId] = useState(() => newSubmissionId());
  const enter = useAct<{ number: number }>(staffApiPaths.adminRequests);
  const problem = actProblem(enter.error);
  const errors = problem?.fields ?? {};
  useFocusRefused(form, enter.error);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (enter.isPending || enter.isSuccess) return;
    const body = { submissionId, ...Object.fromEntries(new FormData(event.currentTarget)) };
    enter.mutate(
      { method: 'POST', url: staffApiPaths.adminRequests, body },
      {
        onSuccess({ number }) {
          toastStore.add({ title: 'Request entered', description: 'It is in the list.', variant: 'default' });
          void navigate(staffPaths.adminRequest(number), { replace: true });
        },
      },
    );
  };
  return (
    <Screen above={requestsAbove}>
      <ScreenHeading title="Enter a call or visit" />
      <form ref={form} onSubmit={submit} noValidate className="mt-4 grid max-w-[42rem] gap-5">
        <p className="text-sm text-muted">
          A name, and a phone number or an email address, are required. No email is sent.
        </p>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="text-sm font-medium">How did they come to us?</legend>
          {[
            ['phone', 'They called'],
            ['walk-in', 'They came in'],
          ].map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                type="radio"
                name="source"
                value={value}
                defaultChecked={value === 'phone'}
                className="size-4.5 shrink-0 accent-action"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            id="enter-first-name"
            name="firstName"
            label="First name"
            autoComplete="off"
            error={errors.firstName}
          />
          <TextField
            id="enter-last-name"
            name="lastName"
            label="Last name"
            autoComplete="off"
            error={errors.lastName}
          />
          <TextField
            id="enter-phone"
            name="phone"
            type="tel"
            label="Phone"
            autoComplete="off"
            error={errors.phone}
          />
          <TextField
            id="enter-email"
            name="email"
            type="email"
            label="Email address"
            autoComplete="off"
            error={errors.email}
          />
        </div>
        <SelectField
          id="enter-case-type"
          name="caseType"
          label="Matter"
          prompt="Please choose"
          options={offeredCaseTypes()}
          defaultValue="other"
          error={errors.caseType}
        />
        <TextArea
          id="enter-message"
          name="message"
          label="What it is about"
          rows={4}
          error={errors.message}
        />
        <ActAlert problem={problem} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-disabled={enter.isPending} className={toolButton('primary')}>
            {enter.isPending ? 'Saving…' : 'Save request'}
          </button>
          <button
            type="button"
            onClick={() => void navigate(staffPaths.adminRequests)}
            className={toolButton('outline')}
          >
            Cancel
          </button>
        </div>
      </form>
    </Screen>
  );
}
