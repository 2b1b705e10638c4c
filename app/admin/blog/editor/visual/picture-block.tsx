import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import { currentPicture } from '../../media/current-picture.ts';
import { BlockBar } from './block-bar.tsx';
import { isShowable } from './showable.ts';

/** A picture with its alternative text and its caption. */
export function PictureBlock({ node, selected, updateAttributes, ...props }: ReactNodeViewProps) {
  const id = useId();
  const image = node.attrs.image as Record<string, string>;
  const { src, alt = '', width, height } = image;
  return (
    <NodeViewWrapper as="figure" className={`border ${selected ? 'border-ornament' : 'border-line'}`}>
      <BlockBar {...props} label="Picture" />
      <div contentEditable={false} className="px-3 pt-3">
        {isShowable(src) ? (
          <img
            src={currentPicture(src)}
            alt={alt}
            width={width}
            height={height}
            className="max-h-80 w-auto"
          />
        ) : (
          <p className="bg-tint p-4 text-xs text-muted wrap-anywhere">Picture on another site: {src}</p>
        )}
        <label htmlFor={id} className="mt-3 block font-sans text-xs font-medium text-muted">
          Alternative text
        </label>
        <input
          id={id}
          value={alt}
          onChange={({ target }) => updateAttributes({ image: { ...image, alt: target.value } })}
          className="mt-1 mb-2 block min-h-11 w-full border border-line-strong bg-panel px-3 font-sans text-sm lg:min-h-9"
        />
      </div>
      <div contentEditable={false} className="px-3 font-sans text-xs text-muted">
        Caption
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className="mx-3 mt-1! mb-3 min-h-9 border border-dashed border-line px-3 py-1.5"
      />
    </NodeViewWrapper>
  );
}
