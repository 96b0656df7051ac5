import type { OperatorSessionEntry } from '@mise/contract/operators/operator.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { showError } from '#app/page/show-error.ts';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { asOperator, operatorClient } from '#app/session/operator-client.ts';
import { momentText } from '#app/views/moment-text.ts';
import { OperatorSection } from './operator-page.tsx';

/** Where the operator is logged in; any of it can be ended from here but this very session, for which there is the logout. */
export function OwnSessions({ sessions }: { sessions: OperatorSessionEntry[] }) {
  const text = useText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const table = useRef<HTMLDivElement>(null);
  const rememberPlace = useFocusAfterRemoval(
    table,
    others.map(({ id }) => id),
  );

  async function end(place: number, call: () => Promise<unknown>): Promise<void> {
    rememberPlace(place);
    try {
      await asOperator(call);
    } catch (error) {
      await showError(error);
    }
    await revalidate();
  }

  const deviceName = ({ device }: OperatorSessionEntry) =>
    [device.browser, device.system].filter((part) => part !== null).join(', ') ||
    text('operator.sessions.unknownDevice');

  return (
    <OperatorSection
      id="sessions"
      title={text('operator.sessions.title')}
      action={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => end(0, () => operatorClient.deleteOtherOperatorSessions())}
          >
            {text('operator.sessions.endOthers')}
          </Button>
        )
      }
    >
      <div ref={table}>
        <DataTable
          caption={text('operator.sessions.title')}
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              label: text('operator.sessions.device'),
              cell: (entry) => (
                <>
                  {deviceName(entry)}{' '}
                  {entry.isCurrent && <Badge tone="positive">{text('operator.sessions.current')}</Badge>}
                </>
              ),
            },
            { label: text('operator.sessions.since'), cell: ({ createdAt }) => momentText(createdAt, locale) },
            { label: text('operator.sessions.seen'), cell: ({ seenAt }) => momentText(seenAt, locale) },
            {
              label: text('operator.sessions.action'),
              cell: (entry) =>
                entry.isCurrent ? (
                  '–'
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={text('operator.sessions.endOf', {
                      device: deviceName(entry),
                      since: momentText(entry.createdAt, locale),
                    })}
                    data-removes
                    onClick={() =>
                      end(others.indexOf(entry), () => operatorClient.deleteOperatorSession({ sessionId: entry.id }))
                    }
                  >
                    {text('operator.sessions.end')}
                  </Button>
                ),
            },
          ]}
        />
      </div>
    </OperatorSection>
  );
}
