import { existingClients } from '../../../../content/interface/home-page.ts';
import type { Firm } from '../../../../content/schema/firm.ts';

/** Link to the client portal, or the office's phone number. */
export function ExistingClients({ clientPortal }: Pick<Firm, 'clientPortal'>) {
  const { question, open, ask, phone } = existingClients;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 text-sm md:mt-4">
      <p>
        <strong className="font-semibold">{question}</strong> {clientPortal ? open : ask}
      </p>
      <a
        href={clientPortal?.url ?? phone.href}
        className="link inline-flex min-h-11 items-center font-semibold text-action tabular-nums"
      >
        {clientPortal?.label ?? phone.display}
      </a>
    </div>
  );
}
