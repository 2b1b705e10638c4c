import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { MailingItem } from '../mailing-item.tsx';
import { useMailings } from '../use-newsletter.ts';

/** Navigation state: scroll to the progress of the mailing just started. */
export const JUST_SENT = 'just-sent';

/** The mailings that were sent, are being sent, or were only tested; newest first. */
export function Mailings({ openSlug }: { openSlug: string }) {
  const mailings = useMailings();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isJustSent = state === JUST_SENT;
  // A reload or Back must not move the focus again.
  useEffect(() => {
    if (isJustSent) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [isJustSent, navigate]);
  return (
    <LoadedSection heading="Mailings" subject="The mailings" query={mailings} takesFocus={isJustSent}>
      {({ mailings: shown, total }) =>
        shown.length === 0 ? (
          <p className="mt-3 border-y border-line py-8 text-center text-sm text-muted">
            No article has been sent yet.
          </p>
        ) : (
          <>
            <ul className="mt-3 border-t border-line">
              {shown.map((mailing) => (
                <MailingItem key={mailing.id} mailing={mailing} openSlug={openSlug} />
              ))}
            </ul>
            {total > shown.length && (
              <p className="mt-3 text-xs text-muted">
                The newest {shown.length} of {total}
              </p>
            )}
          </>
        )
      }
    </LoadedSection>
  );
}
