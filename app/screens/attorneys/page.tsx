import { attorneyProfiles, attorneysPage } from '../../../content/attorney-profiles.ts';
import { attorneys } from '../../../content/attorneys.ts';
import { ClosingCall } from '../../layout/closing-call.tsx';
import { Hero } from './sections/hero.tsx';
import { Profile } from './sections/profile.tsx';

/** The attorneys one after another, each under the anchor that the menus and the footer point to. */
export function AttorneysPage() {
  return (
    <>
      <Hero />
      {attorneys.map((attorney) => {
        const profile = attorneyProfiles[attorney.slug];
        return profile && <Profile key={attorney.slug} attorney={attorney} profile={profile} />;
      })}
      <ClosingCall text={attorneysPage.callToAction} />
    </>
  );
}
