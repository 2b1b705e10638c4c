import { useId } from 'react';
import { labelClass } from '../../../kit/control.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { currentPicture } from '../../media/current-picture.ts';
import { usePictureSource } from '../use-picture-source.tsx';
import { isShowable } from '../visual/showable.ts';
import { TextInput } from './text-input.tsx';

interface FeaturedImageFieldProps {
  path: string;
  alt: string;
  onChange: (changes: { featuredImage?: string; featuredImageAlt?: string }) => void;
}

/** The featured image: uploaded, described, replaced or removed. */
export function FeaturedImageField({ path, alt, onChange }: FeaturedImageFieldProps) {
  const id = useId();
  const { isUploading, openFile, openLibrary, elements } = usePictureSource('featured-image', (picture) =>
    onChange({ featuredImage: picture.path, featuredImageAlt: '' }),
  );
  return (
    <div>
      <p id={id} className={labelClass}>
        Featured image
      </p>
      {path && (
        <div className="mt-1 border border-line bg-panel p-2">
          {isShowable(path) ? (
            <img src={currentPicture(path)} alt={alt} className="aspect-video w-full object-cover" />
          ) : (
            <p className="text-xs text-muted wrap-anywhere">{path}</p>
          )}
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <ToolButton variant="outline" aria-describedby={id} busy={isUploading} onClick={openFile}>
          {isUploading ? 'Uploading…' : path ? 'Replace image' : 'Upload image'}
        </ToolButton>
        <ToolButton variant="outline" onClick={openLibrary}>
          Choose from library
        </ToolButton>
        {path && (
          <ToolButton variant="quiet" onClick={() => onChange({ featuredImage: '', featuredImageAlt: '' })}>
            Remove image
          </ToolButton>
        )}
      </div>
      {elements}
      {path && (
        <div className="mt-3">
          <TextInput
            label="Alternative text"
            hint="Describe the picture for people who cannot see it. Leave empty if it is only decorative."
            value={alt}
            // An HTML attribute: one line only.
            onChange={(text) => onChange({ featuredImageAlt: text.replace(/\n/g, ' ') })}
            rows={2}
          />
        </div>
      )}
    </div>
  );
}
