import type { CustomerSession } from '@mise/contract/customers/customer-session.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { type Text, useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { type DeviceView, toDeviceView } from '#app/views/customer-sessions.ts';

/** Where the customer is logged in, and how to end that: on one device, or on all but this one. */
export function DeviceList({ devices: loaded }: { devices: readonly DeviceView[] }) {
  const text = useText();
  const locale = useLocale();
  const [devices, setDevices] = useState(loaded);
  const [isBusy, setIsBusy] = useState(false);

  async function end(call: () => Promise<{ data: readonly CustomerSession[] }>, message: string): Promise<void> {
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
                  onClick={() =>
                    end(
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
      <p className="mt-4 text-sm text-ink-muted">{text('security.sessionsHint')}</p>
      {devices.length > 1 && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => end(() => client.deleteOtherCustomerSessions(), text('security.othersEnded'))}
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
