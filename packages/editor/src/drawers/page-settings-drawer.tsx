import { Spinner } from '@mise/ui/spinner.tsx';
import { useState } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { GeneralPageSettings } from '../pages/general-page-settings.tsx';
import { PageMenu } from '../pages/page-menu.tsx';
import { PanelTabs } from '../pages/panel-tabs.tsx';
import { SeoPageSettings } from '../pages/seo-page-settings.tsx';
import { useLoadedPageSettings } from '../pages/use-loaded-page-settings.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { closeDrawer } from '../store/drawers.ts';

export type PagePanel = 'menu' | 'general' | 'seo';

/** The settings of one page: a menu first, then its panels. */
export default function PageSettingsDrawer({ params: { id } }: { params: { id: number } }) {
  const { text } = useHost();
  const [panel, setPanel] = useState<PagePanel>('menu');
  const { isLoaded, failure, retry } = useLoadedPageSettings(id);

  return (
    <div className="ed:flex ed:flex-col ed:gap-3 ed:p-4">
      <div className="ed:flex ed:items-center ed:gap-2">
        <ToolButton
          icon="back"
          label={text(panel === 'menu' ? 'editor.drawer.close' : 'editor.page.back')}
          onClick={() => (panel === 'menu' ? closeDrawer() : setPanel('menu'))}
        />
        {panel !== 'menu' && <PanelTabs panel={panel} onChange={setPanel} />}
      </div>
      {failure ? <LoadFailure error={failure} onRetry={retry} /> : !isLoaded && <Spinner />}
      {isLoaded && panel === 'menu' && <PageMenu id={id} onOpen={setPanel} />}
      {isLoaded && panel !== 'menu' && (
        <div
          role="tabpanel"
          id="page-panel"
          aria-labelledby={`page-tab-${panel}`}
          className="ed:flex ed:flex-col ed:gap-6"
        >
          {panel === 'general' ? <GeneralPageSettings id={id} /> : <SeoPageSettings id={id} />}
        </div>
      )}
    </div>
  );
}
