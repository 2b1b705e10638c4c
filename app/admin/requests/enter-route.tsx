import { useState } from 'react';
import { useNavigate } from 'react-router';
import { offeredCaseTypes } from '../../../content/derive/case-types.ts';
import type { EnteredInquiry } from '../../../contract/inquiries.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { newSubmissionId } from '../../forms/submission-id.ts';
import { choiceClass, labelClass } from '../kit/control.ts';
import { SelectField, TextArea, TextField } from '../kit/field.tsx';
import { keepWork, readWork } from '../kit/kept-work.ts';
import { reportSuccess } from '../kit/report-success.ts';
import { requestsAbove, Screen } from '../kit/screen.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { ScreenHeading } from '../screen-heading.tsx';

type Entry = Partial<EnteredInquiry>;

/** The name of an entry that is not saved yet. */
const WORK = 'entry';

const textFields = [
  { id: 'enter-first-name', name: 'firstName', label: 'First name' },
  { id: 'enter-last-name', name: 'lastName', label: 'Last name' },
  { id: 'enter-phone', name: 'phone', type: 'tel', label: 'Phone' },
  { id: 'enter-email', name: 'email', type: 'email', label: 'Email address' },
] as const;

/** The form in which staff enter a call or visit. */
export default function EnterRequestScreen() {
  const navigate = useNavigate();
  // A repeated submit is the same request.
  const [kept] = useState(() => readWork<Entry>(WORK) ?? { submissionId: newSubmissionId() });
  const enter = useStaffMutation<{ number: number }>({
    changes: [staffApiPaths.adminRequests],
    onSuccess() {
      keepWork(WORK, null);
      reportSuccess('Request entered', 'It is in the list.');
    },
  });

  const entryIn = (form: HTMLFormElement) => ({
    submissionId: kept.submissionId,
    ...Object.fromEntries(new FormData(form)),
  });
  const submit = (form: HTMLFormElement) => {
    if (enter.isSuccess) return;
    enter.mutate(
      { method: 'POST', url: staffApiPaths.adminRequests, body: entryIn(form) },
      {
        onSuccess: ({ number }) => void navigate(staffPaths.adminRequest(number), { replace: true }),
      },
    );
  };
  return (
    <Screen above={requestsAbove}>
      <ScreenHeading title="Enter a call or visit" />
      <StaffForm
        mutation={enter}
        label="Save request"
        busyLabel="Saving…"
        onSubmit={submit}
        onInput={(form) => keepWork(WORK, entryIn(form))}
        onCancel={() => {
          keepWork(WORK, null);
          void navigate(staffPaths.adminRequests);
        }}
        className="mt-4 grid max-w-[42rem] gap-5"
      >
        {(errors) => (
          <>
            <p className="text-sm text-muted">
              A name, and a phone number or an email address, are required. No email is sent.
            </p>
            <fieldset className="flex flex-wrap gap-x-6">
              <legend className={labelClass}>How did they come to us?</legend>
              {[
                ['phone', 'They called'],
                ['walk-in', 'They came in'],
              ].map(([value, text]) => (
                <label key={value} className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="radio"
                    name="source"
                    value={value}
                    defaultChecked={value === (kept.source ?? 'phone')}
                    className={choiceClass}
                  />
                  {text}
                </label>
              ))}
            </fieldset>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {textFields.map((field) => (
                <TextField
                  key={field.name}
                  {...field}
                  defaultValue={kept[field.name]}
                  autoComplete="off"
                  error={errors[field.name]}
                />
              ))}
            </div>
            <SelectField
              id="enter-case-type"
              name="caseType"
              label="Matter"
              options={offeredCaseTypes()}
              defaultValue={kept.caseType ?? 'other'}
              error={errors.caseType}
            />
            <TextArea
              id="enter-message"
              name="message"
              label="What it is about"
              defaultValue={kept.message}
              rows={4}
              error={errors.message}
            />
          </>
        )}
      </StaffForm>
    </Screen>
  );
}
