import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { BlockBar, blockButton } from './block-bar.tsx';
import { describeBlock, withoutRemotePictures } from './describe-block.ts';

/** A block without a node of the editor: rendered as in the article, edited as HTML. */
export function OpaqueBlock({ node, selected, updateAttributes, ...props }: ReactNodeViewProps) {
  const html = String(node.attrs.html);
  const [isEditing, setIsEditing] = useState(false);
  const shown = useMemo(() => withoutRemotePictures(html), [html]);
  const label = useMemo(() => describeBlock(html), [html]);
  return (
    <NodeViewWrapper
      data-testid="opaque-block"
      className={`border ${selected ? 'border-ornament' : 'border-line'}`}
    >
      <BlockBar {...props} label={label}>
        <button
          type="button"
          aria-expanded={isEditing}
          aria-label={`${isEditing ? 'Done' : 'Edit HTML'}: ${label}`}
          onClick={() => setIsEditing(!isEditing)}
          className={blockButton}
        >
          {isEditing ? 'Done' : 'Edit HTML'}
        </button>
      </BlockBar>
      {isEditing ? (
        <textarea
          aria-label={`HTML of ${label}`}
          spellCheck={false}
          value={html}
          onChange={({ target }) => updateAttributes({ html: target.value })}
          className="block max-h-96 min-h-40 w-full field-sizing-content bg-panel p-3 font-mono text-xs leading-normal"
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        <section aria-label={label} tabIndex={0} className="overflow-x-auto">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved, or here */}
          <div inert className="article-body px-3 py-3" dangerouslySetInnerHTML={{ __html: shown }} />
        </section>
      )}
    </NodeViewWrapper>
  );
}
