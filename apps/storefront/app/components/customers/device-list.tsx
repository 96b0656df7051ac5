import type { CustomerSession } from '@mise/contract/customers/customer-session.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { useRef, useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { type Text, useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type DeviceView, toDeviceView } from '#app/views/customer-sessions.ts';

/** Where the customer is logged in, and how to end that: on one device, or on all but this one. */
export function DeviceList({ devices: loaded }: { devices: readonly DeviceView[] }) {
  const text = useText();
  const locale = useLocale();
  const [devices, setDevices] = useState(loaded);
  const [isBusy, setIsBusy] = useState(false);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  const table = useRef<HTMLDivElement>(null);
  const rememberPlace = useFocusAfterRemoval(
    table,
    others.map(({ id }) => id),
  );

  async function end(
    place: number,
    call: () => Promise<{ data: readonly CustomerSession[] }>,
    message: string,
  ): Promise<void> {
    rememberPlace(place);
    setIsBusy(true);
    try {
      const { data } = await call();
      setDevices(data.map((session) => toDeviceView(session, locale)));
      notify({ type: 'positive', message });
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <div ref={table}>
        <DataTable
          caption={text('security.sessions')}
          rows={devices}
          keyOf={({ id }) => id}
          columns={[
            {
              label: text('security.device'),
              cell: (device) => (
                <>
                  {deviceName(device, text)}{' '}
                  {device.isCurrent && <Badge tone="positive">{text('security.current')}</Badge>}
                </>
              ),
            },
            { label: text('security.loggedIn'), cell: ({ loggedInAt }) => loggedInAt },
            { label: text('security.lastSeen'), cell: ({ seenAt }) => seenAt },
            {
              label: text('security.end'),
              cell: (device) =>
                device.isCurrent ? (
                  '–'
                ) : (
                  <Button
                    variant="secondary"
                    size="small"
                    isBusy={isBusy}
                    aria-label={text('security.endOf', { device: deviceName(device, text) })}
                    data-removes
                    onClick={() =>
                      end(
                        others.indexOf(device),
                        () => client.deleteCustomerSession({ sessionId: device.id }),
                        text('security.ended', { device: deviceName(device, text) }),
                      )
                    }
                  >
                    {text('security.end')}
                  </Button>
                ),
            },
          ]}
        />
      </div>
      <p className="mt-4 text-sm text-ink-muted">{text('security.sessionsHint')}</p>
      {others.length > 0 && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => end(0, () => client.deleteOtherCustomerSessions(), text('security.othersEnded'))}
          className="mt-4"
        >
          {text('security.endOthers')}
        </Button>
      )}
    </>
  );
}

function deviceName({ browser, system }: DeviceView, text: Text): string {
  if (browser && system) return text('security.deviceOn', { browser, system });
  return browser ?? system ?? text('security.unknownDevice');
}
