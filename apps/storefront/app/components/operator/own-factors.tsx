import type { OperatorFactors } from '@mise/contract/operators/second-factor.ts';
import { Button } from '@mise/ui/button.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { Dialog } from '@mise/ui/dialog.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFocusAfterRemoval } from '#app/page/use-focus-after-removal.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { momentText } from '#app/views/moment-text.ts';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { OperatorSection } from './operator-page.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factor = { id: number | 'totp'; name: string; since: string; used: string };

/** What is being done about the factors, in a dialog. */
type Task =
  | { kind: 'addTotp' }
  | { kind: 'addPasskey' }
  | { kind: 'remove'; factor: Factor }
  | { kind: 'renewCodes' }
  | { kind: 'showCodes'; codes: string[] };

/** The second factors of whoever is logged in. Each change asks for the password: the browser may have been left open. */
export function OwnFactors({ factors }: { factors: OperatorFactors }) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<Task | null>(null);
  const rows = useFactors(factors);
  const table = useRef<HTMLDivElement>(null);
  const rememberPlace = useFocusAfterRemoval(
    table,
    rows.map(({ id }) => id),
  );

  function remove(factor: Factor): void {
    rememberPlace(rows.indexOf(factor));
    setTask({ kind: 'remove', factor });
  }

  async function finish(codes: string[] | null = null): Promise<void> {
    setTask(codes ? { kind: 'showCodes', codes } : null);
    await revalidate();
  }

  return (
    <OperatorSection
      id="factors"
      title={text('operator.factors.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setTask({ kind: 'addPasskey' })}>
            {text('operator.factors.addPasskey')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setTask({ kind: 'addTotp' })}>
            {text(factors.totpSince ? 'operator.factors.replaceApp' : 'operator.factors.addApp')}
          </Button>
        </div>
      }
    >
      {rows.length === 0 ? (
        <p className="max-w-prose text-sm">{text('operator.factors.none')}</p>
      ) : (
        <div ref={table}>
          <FactorTable rows={rows} onRemove={remove} />
          <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
            {text('operator.factors.codesLeft', { count: factors.recoveryCodesLeft })}
            <Button variant="quiet" size="small" onClick={() => setTask({ kind: 'renewCodes' })}>
              {text('operator.factors.renewCodes')}
            </Button>
          </p>
        </div>
      )}
      {task && <TaskDialog task={task} onClose={() => setTask(null)} onDone={finish} />}
    </OperatorSection>
  );
}

function useFactors({ totpSince, passkeys }: OperatorFactors): Factor[] {
  const text = useText();
  const locale = useLocale();
  const app = totpSince && {
    id: 'totp' as const,
    name: text('operator.factors.app'),
    since: momentText(totpSince, locale),
    used: text('operator.factors.notKnown'),
  };
  const keys = passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    since: momentText(createdAt, locale),
    used: lastUsedAt ? momentText(lastUsedAt, locale) : text('operator.factors.never'),
  }));
  return app ? [app, ...keys] : keys;
}

function FactorTable({ rows, onRemove }: { rows: Factor[]; onRemove: (factor: Factor) => void }) {
  const text = useText();
  return (
    <DataTable
      caption={text('operator.factors.title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: text('operator.factors.kind'), cell: ({ name }) => name },
        { label: text('operator.factors.added'), cell: ({ since }) => since },
        { label: text('operator.factors.used'), cell: ({ used }) => used },
        {
          label: text('operator.sessions.action'),
          cell: (factor) => (
            <Button
              variant="quiet"
              size="small"
              aria-label={text('operator.factors.removeOf', { name: factor.name })}
              data-removes
              onClick={() => onRemove(factor)}
            >
              {text('operator.factors.remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}

type TaskDialogProps = { task: Task; onClose: () => void; onDone: (codes?: string[] | null) => Promise<void> };

function TaskDialog({ task, onClose, onDone }: TaskDialogProps) {
  const text = useText();
  const titles = {
    addTotp: text('operator.factors.addApp'),
    addPasskey: text('operator.factors.addPasskey'),
    remove: text('operator.factors.remove'),
    renewCodes: text('operator.factors.renewCodes'),
    showCodes: text('operator.codes.title'),
  };
  return (
    <Dialog isOpen onClose={onClose} title={titles[task.kind]} closeLabel={text('operator.close')}>
      {task.kind === 'addTotp' && <AddTotp onDone={onDone} />}
      {task.kind === 'addPasskey' && <AddPasskey onDone={onDone} />}
      {task.kind === 'remove' && (
        <ConfirmPassword
          submitLabel={text('operator.factors.removeOf', { name: task.factor.name })}
          onConfirm={async (password) => {
            const { id } = task.factor;
            if (id === 'totp') await operatorClient.deleteTotp({ password });
            else await operatorClient.deletePasskey({ passkeyId: id, password });
            await onDone();
          }}
        />
      )}
      {task.kind === 'renewCodes' && (
        <ConfirmPassword
          submitLabel={text('operator.factors.renewCodes')}
          onConfirm={async (password) => {
            const { data } = await operatorClient.doRenewRecoveryCodes({ password });
            await onDone(data.recoveryCodes);
          }}
        />
      )}
      {task.kind === 'showCodes' && <RecoveryCodes codes={task.codes} onKept={onClose} />}
    </Dialog>
  );
}
