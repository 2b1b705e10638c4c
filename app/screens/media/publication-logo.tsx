import { mediaOutlets } from '#firm/outlets.ts';
import { OutletWordmark } from '../../sections/outlet-wordmark.tsx';

/** A publication's wordmark, or its name if it has none. */
export function PublicationLogo({ name }: { name: string }) {
  const outlet = mediaOutlets.find((one) => one.name === name);
  if (!outlet) return <span className="font-semibold">{name}</span>;
  return (
    <span>
      <OutletWordmark {...outlet} />
    </span>
  );
}
