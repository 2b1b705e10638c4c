import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useId } from 'react';
import { controlClass, labelClass } from '../../../kit/control.ts';
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
        <label htmlFor={id} className={`mt-3 font-sans ${labelClass}`}>
          Alternative text
        </label>
        <input
          id={id}
          value={alt}
          onChange={({ target }) => updateAttributes({ image: { ...image, alt: target.value } })}
          className={`mt-1 mb-2 font-sans ${controlClass}`}
        />
      </div>
      <div contentEditable={false} className={`px-3 font-sans ${labelClass}`}>
        Caption
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        className="mx-3 mt-1! mb-3 min-h-9 border border-dashed border-line px-3 py-1.5"
      />
    </NodeViewWrapper>
  );
}
