import { Spinner } from '@mise/ui/spinner.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useHost } from '../host.ts';
import { GeneralPageSettings } from '../pages/general-page-settings.tsx';
import { PageMenu } from '../pages/page-menu.tsx';
import { PanelTabs } from '../pages/panel-tabs.tsx';
import { SeoPageSettings } from '../pages/seo-page-settings.tsx';
import { useLoadedPageSettings } from '../pages/use-loaded-page-settings.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { closeDrawer, type DrawerParamsOf, openDrawer, type PagePanel } from '../store/drawers.ts';

/** The settings of one page: a menu first, then its panels. */
export default function PageSettingsDrawer({ params: { id, panel } }: { params: DrawerParamsOf['pageSettings'] }) {
  const { text } = useHost();
  const { isLoaded, failure, retry } = useLoadedPageSettings(id);

  function show(next?: PagePanel): void {
    openDrawer('pageSettings', next ? { id, panel: next } : { id });
  }

  return (
    <div className="ed:flex ed:flex-col ed:gap-3 ed:p-4">
      <div className="ed:flex ed:items-center ed:gap-2">
        <ToolButton
          icon="back"
          label={text(panel ? 'editor.page.back' : 'editor.drawer.close')}
          onClick={() => (panel ? show() : closeDrawer())}
        />
        {panel && <PanelTabs panel={panel} onChange={show} />}
      </div>
      {failure ? <LoadFailure error={failure} onRetry={retry} /> : !isLoaded && <Spinner />}
      {isLoaded && !panel && <PageMenu id={id} onOpen={show} />}
      {isLoaded && panel && (
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
