import { effectiveRobots } from '@mise/rules/effective-robots.ts';
import { isWrittenLink } from '@mise/rules/is-link.ts';
import { useHost } from '../host.ts';
import { FormSection } from '../settings/form-section.tsx';
import { RobotsSelect } from '../settings/robots-select.tsx';
import { settingKey } from '../settings/setting-key.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useEditor } from '../store/editor-store.ts';
import { HeadPreview } from './head-preview.tsx';
import { usePagePath } from './page-path.ts';
import { PageSwitch } from './page-switch.tsx';
import { PageTextField } from './page-text-field.tsx';
import { usePageField } from './use-page-field.ts';
import { usePageHead } from './use-page-head.ts';

/** What search engines are told of a page; empty fields show what counts without them. */
export function SeoPageSettings({ id }: { id: number }) {
  const { text, language } = useHost();
  useSettings();
  const settings = useEditor(({ document }) => document.settings);
  const [name] = usePageField(id, 'name', 'editor.page.name');
  const [robots, setRobots] = usePageField(id, 'metaRobots', 'editor.seo.robots');
  const [sitemap, setSitemap] = usePageField(id, 'sitemap', 'editor.page.inSitemap');
  const [canonical] = usePageField(id, 'canonicalLink', 'editor.page.canonical');
  const path = usePagePath(id);
  const { description } = usePageHead(id);
  const counted = effectiveRobots(robots, settings.robots ?? 'all') as typeof robots;
  const isLeftOut = counted.includes('noindex') || canonical !== '';
  return (
    <>
      <FormSection title={text('editor.seo.meta')}>
        <PageTextField id={id} field="metaTitle" label="editor.seo.title" placeholder={name} />
        <PageTextField
          id={id}
          field="metaDescription"
          label="editor.seo.description"
          placeholder={description}
          rows={3}
        />
        <PageTextField
          id={id}
          field="metaKeywords"
          label="editor.seo.keywords"
          placeholder={settings[settingKey('metaKeywords', language)] ?? ''}
        />
      </FormSection>
      <FormSection title={text('editor.seo.robotsSettings')}>
        <RobotsSelect
          value={robots}
          onChange={(value) => setRobots(value as typeof robots)}
          hint={
            counted === robots
              ? undefined
              : text('editor.page.robotsOfShop', { robots: text(`editor.seo.robots.${counted}`) })
          }
        />
      </FormSection>
      <FormSection title={text('editor.page.further')}>
        <PageTextField
          id={id}
          field="canonicalLink"
          label="editor.page.canonical"
          hint={text('editor.page.canonicalHint')}
          placeholder={path}
          check={(link) => (link === '' || isWrittenLink(link) ? undefined : 'editor.page.canonicalWrong')}
        />
        <PageSwitch
          label="editor.page.inSitemap"
          isOn={sitemap === 'Y'}
          onChange={(isOn) => setSitemap(isOn ? 'Y' : 'N')}
          hint={sitemap === 'Y' && isLeftOut ? text('editor.page.sitemapLeftOut') : undefined}
        />
      </FormSection>
      <HeadPreview id={id} isHidden={counted.includes('noindex')} />
    </>
  );
}
