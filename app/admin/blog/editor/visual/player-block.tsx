import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import { controlClass, labelClass } from '../../../kit/control.ts';
import { BlockBar } from './block-bar.tsx';

const SERVICES: Record<string, string> = {
  'www.youtube.com': 'Video on YouTube',
  'vimeo.com': 'Video on Vimeo',
  'open.spotify.com': 'Podcast on Spotify',
  'podcasts.apple.com': 'Podcast on Apple Podcasts',
};

/** The kind of the recording at a page of contract/embeds.ts. */
export function playerName(page: string | undefined): string {
  return SERVICES[URL.parse(page ?? '')?.hostname ?? ''] ?? 'Video';
}

/** A video or podcast with the title that its poster shows. */
export function PlayerBlock({ node, selected, updateAttributes, ...props }: ReactNodeViewProps) {
  const id = useId();
  const { link, title } = node.attrs as { link: Record<string, string>; title: string };
  return (
    <NodeViewWrapper as="figure" className={`border ${selected ? 'border-ornament' : 'border-line'}`}>
      <BlockBar {...props} label={playerName(link.href)} />
      <div contentEditable={false} className="px-3 py-3 font-sans">
        <label htmlFor={id} className={labelClass}>
          Title
        </label>
        <input
          id={id}
          value={title}
          onChange={({ target }) => updateAttributes({ title: target.value })}
          className={`mt-1 ${controlClass}`}
        />
        <p className="mt-1.5 text-xs text-muted wrap-anywhere">
          {link.href}. Visitors see a poster with this title; the recording is loaded when they press play.
        </p>
      </div>
    </NodeViewWrapper>
  );
}
