import { useState } from 'react';
import { useNavigate } from 'react-router';
import { offeredCaseTypes } from '../../../content/derive/case-types.ts';
import type { CaseType } from '../../../contract/case-types.ts';
import type { EnteredInquiry } from '../../../contract/inquiries.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { newSubmissionId } from '../../forms/submission-id.ts';
import { labelClass } from '../kit/control.ts';
import { Radio, SelectField, TextArea, TextField } from '../kit/field.tsx';
import { keepWork, readWork } from '../kit/kept-work.ts';
import { requestsAbove, Screen } from '../kit/screen.tsx';
import { StaffForm } from '../kit/staff-form.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { ScreenHeading } from '../screen-heading.tsx';

/** The name of an entry that is not saved yet. */
const WORK = 'entry';

const textFields = [
  { id: 'enter-first-name', name: 'firstName', label: 'First name' },
  { id: 'enter-last-name', name: 'lastName', label: 'Last name' },
  { id: 'enter-phone', name: 'phone', type: 'tel', label: 'Phone' },
  { id: 'enter-email', name: 'email', type: 'email', label: 'Email address' },
] as const;

/** This kind of case, or else the first that the firm offers. */
function offeredCaseType(value: CaseType['value']): CaseType['value'] {
  const offered = offeredCaseTypes();
  return (offered.find((one) => one.value === value) ?? offered[0])?.value ?? 'other';
}

const emptyEntry = (): EnteredInquiry => ({
  // A repeated submit is the same request.
  submissionId: newSubmissionId(),
  source: 'phone',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  caseType: offeredCaseType('other'),
  message: '',
});

/** The form in which staff enter a call or visit. */
export default function EnterRequestScreen() {
  const navigate = useNavigate();
  const [kept] = useState(() => {
    const entry = { ...emptyEntry(), ...readWork<EnteredInquiry>(WORK) };
    return { ...entry, caseType: offeredCaseType(entry.caseType) };
  });
  const enter = useStaffMutation<{ number: number }>({
    changes: [staffApiPaths.adminRequests],
    report: ['Request entered', 'It is in the list.'],
    onSuccess: () => keepWork(WORK, null),
  });

  const submit = async (body: EnteredInquiry) => {
    if (enter.isSuccess) return;
    await enter.mutateAsync(
      { method: 'POST', url: staffApiPaths.adminRequests, body },
      {
        onSuccess: ({ number }) => void navigate(staffPaths.adminRequest(number), { replace: true }),
      },
    );
  };
  return (
    <Screen above={requestsAbove}>
      <ScreenHeading title="Enter a call or visit" />
      <StaffForm
        defaultValues={kept}
        label="Save request"
        busyLabel="Saving…"
        onSubmit={submit}
        onChange={(entry) => keepWork(WORK, entry)}
        onCancel={() => {
          keepWork(WORK, null);
          void navigate(staffPaths.adminRequests);
        }}
        className="mt-4 grid max-w-[42rem] gap-5"
      >
        <p className="text-sm text-muted">
          A name, and a phone number or an email address, are required. No email is sent.
        </p>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className={labelClass}>How did they come to us?</legend>
          <Radio name="source" value="phone">
            They called
          </Radio>
          <Radio name="source" value="walk-in">
            They came in
          </Radio>
        </fieldset>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {textFields.map((field) => (
            <TextField key={field.name} {...field} autoComplete="off" />
          ))}
        </div>
        <SelectField id="enter-case-type" name="caseType" label="Matter" options={offeredCaseTypes()} />
        <TextArea id="enter-message" name="message" label="What it is about" rows={4} />
      </StaffForm>
    </Screen>
  );
}
