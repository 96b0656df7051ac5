import type { ReactNode } from 'react';
import { useHost } from '../host.ts';
import { FormSection } from '../settings/form-section.tsx';
import { usePagePath } from './page-path.ts';
import { usePageHead } from './use-page-head.ts';

/** What others show of a page: a search engine, and whoever shares its address. */
export function HeadPreview({ id, isHidden }: { id: number; isHidden: boolean }) {
  const { text } = useHost();
  const { title, description, sharedTitle, picture, shopName } = usePageHead(id);
  const path = usePagePath(id);
  const { host } = window.location;
  return (
    <FormSection title={text('editor.preview.title')}>
      <Card label={text('editor.preview.search')}>
        {isHidden ? (
          <p className="ed:text-amber-700">{text('editor.preview.hidden')}</p>
        ) : (
          <>
            <p className="ed:truncate ed:text-xs ed:text-gray-600">
              {shopName} · {host}
              {path}
            </p>
            <p className="ed:line-clamp-1 ed:text-base ed:text-blue-700">{title}</p>
            <p className="ed:line-clamp-2 ed:text-xs ed:text-gray-600">
              {description || text('editor.preview.noDescription')}
            </p>
          </>
        )}
      </Card>
      <Card label={text('editor.preview.shared')}>
        {picture === '' && <p className="ed:text-xs ed:text-gray-600">{text('editor.preview.noPicture')}</p>}
        {picture.startsWith('/') && (
          <img src={picture} alt="" className="ed:mb-2 ed:aspect-[1200/630] ed:w-full ed:rounded ed:object-cover" />
        )}
        <p className="ed:truncate ed:text-xs ed:text-gray-600">{host}</p>
        <p className="ed:line-clamp-2 ed:font-semibold">{sharedTitle}</p>
        <p className="ed:line-clamp-2 ed:text-xs ed:text-gray-600">{description}</p>
      </Card>
    </FormSection>
  );
}

function Card({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="ed:m-0">
      <figcaption className="ed:mb-1 ed:text-sm ed:font-medium">{label}</figcaption>
      <div className="ed:rounded ed:border ed:border-gray-200 ed:bg-white ed:p-3 ed:break-words">{children}</div>
    </figure>
  );
}
